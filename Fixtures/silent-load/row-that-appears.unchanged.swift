import SwiftUI

@MainActor
final class EpisodesModel: ObservableObject {
    @Published var episodes: [String] = []
    @Published var isLoading = false
    var fetch: () async -> [String] = { [] }

    func loadAll() async {
        isLoading = true
        episodes = await fetch()
        isLoading = false
    }
}

struct EpisodesView: View {
    @StateObject private var model = EpisodesModel()

    var body: some View {
        List {
            ForEach(model.episodes, id: \.self) { episode in
                Text(episode)
                    .onAppear {
                        Task {
                            await model.loadAll()
                        }
                    }
            }
        }
        .overlay {
            if model.isLoading {
                ProgressView()
            }
        }
    }
}
