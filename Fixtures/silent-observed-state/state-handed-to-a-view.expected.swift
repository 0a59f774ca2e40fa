// fixture: --ios 17.0
import SwiftUI

enum Stage<Content> {
  case loading
  case loaded(Content)
  case failed(message: String)
}

@MainActor
@Observable
final class TidesModel {
  private(set) var stage = Stage<[String]>.loading
  private let service = TideService()

  func load() async {
    stage = .loading
    do {
      stage = .loaded(try await service.tides())
    } catch {
      stage = .failed(message: error.localizedDescription)
    }
  }
}

struct TidesScreen: View {
  @State private var model = TidesModel()

  var body: some View {
    TidesContent(stage: model.stage) { Task { await model.load() } }
      .task { await model.load() }
  }
}

private struct TidesContent: View {
  let stage: Stage<[String]>
  let retry: () -> Void

  var body: some View {
    switch stage {
    case .loading:
      ProgressView()
    case .loaded(let tides):
      List(tides, id: \.self) { Text($0) }
    case .failed(let message):
      VStack {
        Text(message)
        Button("Retry", action: retry)
      }
      .onAppear {
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
          AccessibilityNotification.Announcement(
            AttributedString(
              message,
              attributes: AttributeContainer().accessibilitySpeechAnnouncementPriority(.high)
            )
          ).post()
        }
      }
    }
  }
}

struct TideService: Sendable {
  func tides() async throws -> [String] { [] }
}
