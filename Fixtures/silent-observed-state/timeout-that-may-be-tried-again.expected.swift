// fixture: --ios 17.0
import SwiftUI

@MainActor
@Observable
final class FeedModel {
  enum Phase {
    case loading
    case ready
    case timeout
  }

  private(set) var phase = Phase.loading
  private(set) var posts: [String] = []
  private let service = FeedService()

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

struct FeedScreen: View {
  @State private var model = FeedModel()

  var body: some View {
    switch model.phase {
    case .loading:
      ProgressView()
    case .ready:
      List(model.posts, id: \.self) { Text($0) }
    case .timeout:
      VStack {
        Text("The feed takes long today")
        Button("Try again") { model.reload() }
      }
      .onAppear {
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
          AccessibilityNotification.Announcement(
            AttributedString(
              "The feed takes long today",
              attributes: AttributeContainer().accessibilitySpeechAnnouncementPriority(.high)
            )
          ).post()
        }
      }
    }
  }
}

struct FeedService: Sendable {
  func posts() async throws -> [String] { [] }
}
