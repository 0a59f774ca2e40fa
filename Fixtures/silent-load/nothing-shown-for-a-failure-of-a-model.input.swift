import SwiftUI

@MainActor
final class ShelfModel: ObservableObject {
    @Published var books: [String] = []
    @Published var isLoading = false
    var fetch: () async throws -> [String] = { [] }

    func load() async {
        isLoading = true
        books = (try? await fetch()) ?? []
        isLoading = false
    }
}

struct ShelfView: View {
    @StateObject private var model = ShelfModel()

    var body: some View {
        List(model.books, id: \.self) { book in
            Text(book)
        }
        .overlay {
            if model.isLoading {
                ProgressView()
            } else if model.books.isEmpty {
                Text("No books on this shelf")
            }
        }
        .refreshable {
            await model.load()
        }
    }
}
