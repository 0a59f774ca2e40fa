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
    @State private var lookUp: Task<Void, Never>?

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
                lookUp = Task {
                    guard !Task.isCancelled else { return }
                    await model.loadBooks()
                    if let error = model.problem {
                        AccessibilityNotification.Announcement(
                            AttributedString(
                                error,
                                attributes: AttributeContainer().accessibilitySpeechAnnouncementPriority(.high)
                            )
                        ).post()
                    } else {
                        AccessibilityNotification.Announcement(
                            "Books loaded: \(model.books.count)"
                        ).post()
                    }
                }
            }
        }
    }
}

final class Library: Sendable {
    func books() async throws -> [String] { [] }
}
