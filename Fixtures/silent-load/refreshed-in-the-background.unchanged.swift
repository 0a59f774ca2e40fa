// fixture: --ios 17.0
import SwiftUI

@MainActor
@Observable
final class ShelfModel {
    var books: [String] = []
    var problem: String?
    private let library = Library()

    func loadBooks() async {
        problem = nil
        do {
            books = try await library.books()
        } catch {
            problem = error.localizedDescription
        }
    }
}

struct ShelfView: View {
    @State private var model = ShelfModel()
    @State private var backgroundTask: Task<Void, Never>?

    var body: some View {
        VStack {
            if model.books.isEmpty {
                ProgressView()
            }
            if let problem = model.problem {
                Text(problem)
            }
            List(model.books, id: \.self) { Text($0) }
            Button("Look again") {
                backgroundTask = Task {
                    guard !Task.isCancelled else { return }
                    await model.loadBooks()
                }
            }
        }
    }
}

final class Library: Sendable {
    func books() async throws -> [String] { [] }
}
