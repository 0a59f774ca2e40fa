import SwiftUI

@main
struct BinsApp: App {
    @StateObject private var model = BinsModel()

    var body: some Scene {
        WindowGroup { BinsView(model: model) }
    }
}

final class BinsModel: ObservableObject {
    @Published var bins: [Bin] = []
    @Published var isLoading = false
    private let depot = Depot()

    func load() {
        isLoading = true
        depot.bins { bins in
            self.bins = bins
            self.isLoading = false
        }
    }
}

struct BinsView: View {
    @ObservedObject var model: BinsModel

    var body: some View {
        ZStack {
            List(model.bins) { bin in
                Text(bin.street)
            }
            if model.isLoading && model.bins.isEmpty {
                ProgressView("Loading")
            }
        }
        .onAppear {
            model.load()
        }
        .onChange(of: model.isLoading) { isLoading in
            if !isLoading {
                UIAccessibility.post(
                    notification: .announcement,
                    argument: "Bins loaded: \(model.bins.count)"
                )
            }
        }
    }
}

struct Bin: Identifiable {
    let id: Int
    let street: String
}

struct Depot {
    func bins(_ completion: @escaping ([Bin]) -> Void) { completion([]) }
}
