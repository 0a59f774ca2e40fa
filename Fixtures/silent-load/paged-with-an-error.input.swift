import SwiftUI

@MainActor
final class ThreadsModel: ObservableObject {
    @Published private(set) var threads: [Topic] = []
    @Published private(set) var isLoading = false
    @Published var errorMessage: String?
    private var cursor: String?

    func reload() async {
        isLoading = true
        errorMessage = nil
        defer { isLoading = false }
        do {
            let page = try await ForumAPI.threads(nil)
            threads = page.items
            cursor = page.next
        } catch {
            errorMessage = NSLocalizedString("We couldn't load the discussions.", comment: "")
        }
    }

    func loadMore() async {
        guard let cursor else { return }
        if let page = try? await ForumAPI.threads(cursor) {
            threads.append(contentsOf: page.items)
        }
    }
}

struct ThreadsScreen: View {
    @StateObject private var model = ThreadsModel()

    var body: some View {
        Group {
            if model.isLoading && model.threads.isEmpty {
                ProgressView()
            } else if let message = model.errorMessage {
                VStack {
                    Text(message)
                    Button("Try again") { Task { await model.reload() } }
                }
            } else {
                List(model.threads) { Text($0.title) }
                    .refreshable { await model.reload() }
            }
        }
    }
}

struct Topic: Identifiable, Sendable {
    var id = 0
    var title = ""
}

struct TopicPage: Sendable {
    var items: [Topic] = []
    var next: String?
}

enum ForumAPI {
    static func threads(_ cursor: String?) async throws -> TopicPage { TopicPage() }
}
