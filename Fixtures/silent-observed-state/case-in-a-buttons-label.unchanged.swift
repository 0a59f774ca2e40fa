import SwiftUI

/// What a button is called is heard at the button.
struct SendButton: View {
  @StateObject private var model = SendModel()

  var body: some View {
    Button {
      Task { await model.send() }
    } label: {
      switch model.step {
      case .ready:
        Text("Send")
      case .sending:
        ProgressView()
      case .failed:
        Text("Send again")
      }
    }
  }
}

@MainActor
final class SendModel: ObservableObject {
  enum Step { case ready, sending, failed }

  @Published var step = Step.ready
  private let service = SendService()

  func send() async {
    step = .sending
    do {
      try await service.send()
      step = .ready
    } catch {
      step = .failed
    }
  }
}

struct SendService: Sendable {
  func send() async throws {}
}
