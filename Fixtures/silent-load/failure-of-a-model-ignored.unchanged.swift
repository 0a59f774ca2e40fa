import SwiftUI

@MainActor
final class FeedModel: ObservableObject {
    @Published private(set) var posts: [String] = []
    @Published private(set) var isLoading = false

    func refresh() async throws {
        isLoading = true
        defer { isLoading = false }
        posts = try await Wall.posts()
    }
}

struct FeedView: View {
    @StateObject private var model = FeedModel()

    var body: some View {
        List(model.posts, id: \.self) { Text($0) }
            .overlay { if model.isLoading { ProgressView() } }
            .refreshable { try? await model.refresh() }
    }
}

enum Wall {
    static func posts() async throws -> [String] { [] }
}
