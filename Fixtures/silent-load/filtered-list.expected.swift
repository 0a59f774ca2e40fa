import SwiftUI

@MainActor
final class PlantsModel: ObservableObject {
    @Published private(set) var plants: [String] = []
    @Published private(set) var isLoading = false

    func load() async {
        isLoading = true
        plants = await Nursery.plants()
        isLoading = false
    }
}

struct PlantsView: View {
    @StateObject private var model = PlantsModel()
    @State private var query = ""

    private var sorted: [String] { model.plants.sorted() }
    private var matching: [String] {
        query.isEmpty ? sorted : sorted.filter { $0.contains(query) }
    }

    var body: some View {
        List { ForEach(matching, id: \.self) { Text($0) } }
            .overlay { if model.isLoading { ProgressView() } }
            .searchable(text: $query)
            .refreshable {
                await model.load()
                if !Task.isCancelled {
                    await MainActor.run {
                        UIAccessibility.post(
                            notification: .announcement,
                            argument: "Plants loaded: \(matching.count)"
                        )
                    }
                }
            }
    }
}

enum Nursery {
    static func plants() async -> [String] { [] }
}
