import SwiftUI

@MainActor
final class ShelfModel: ObservableObject {
    @Published private(set) var books: [String] = []
    @Published private(set) var isWorking = false

    func load() async { books = await Shelf.books() }

    func synchronize() async {
        isWorking = true
        await Shelf.synchronize()
        isWorking = false
    }
}

struct ShelfView: View {
    @StateObject private var model = ShelfModel()

    var body: some View {
        List(model.books, id: \.self) { Text($0) }
            .overlay { if model.isWorking { ProgressView() } }
            .toolbar {
                Button("Synchronize") { Task { await model.synchronize() } }
            }
    }
}

enum Shelf {
    static func books() async -> [String] { [] }
    static func synchronize() async {}
}
