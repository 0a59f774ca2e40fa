// fixture: --ios 17.0
import SwiftUI

@MainActor
@Observable
final class NewsModel {
  enum Phase {
    case loading
    case ready
    case timeout
  }

  private(set) var phase = Phase.loading
  private(set) var posts: [String] = []
  private let service = NewsService()

  func reload() {
    phase = .loading
    Task {
      do {
        posts = try await service.posts()
        phase = .ready
      } catch {
        phase = .timeout
      }
    }
  }
}

struct NewsScreen: View {
  @State private var model = NewsModel()

  var body: some View {
    switch model.phase {
    case .loading:
      ProgressView()
    case .ready:
      List(model.posts, id: \.self) { Text($0) }
    case .timeout:
      VStack {
        Text("News of today")
        NewsNote(retry: model.reload)

      }
    }
  }
}

struct NewsService: Sendable {
  func posts() async throws -> [String] { [] }
}

struct NewsNote: View {
  let retry: () -> Void

  var body: some View {
    HStack {
      Text("They take long")
      Button("Try again", action: retry)
    }
  }
}
