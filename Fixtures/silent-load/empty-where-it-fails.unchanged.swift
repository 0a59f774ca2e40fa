import SwiftUI

struct FeedView: View {
  @State private var posts: [String] = []
  @State private var isLoading = false

  var body: some View {
    VStack {
      if isLoading { ProgressView() }
      List(posts, id: \.self) { Text($0) }
      Button("Try again") {
        Task { posts = await latestPosts() }
      }
    }
  }

  private func latestPosts() async -> [String] {
    isLoading = true
    defer { isLoading = false }
    do {
      return try await Feed.posts()
    } catch {
      return []
    }
  }
}

enum Feed {
  static func posts() async throws -> [String] { [] }
}
