import SwiftUI

/// The model says only what has come of it, the view has the words.
struct SubscribeScreen: View {
  @StateObject private var model = SubscribeModel()

  var body: some View {
    VStack {
      switch model.step {
      case .form:
        Button("Subscribe") {
          Task { await model.subscribe() }
        }
      case .sending:
        ProgressView()
      case .failed:
        HStack {
          Image(systemName: "xmark")
          Text("You could not be subscribed")
        }
        .onAppear {
          DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
            UIAccessibility.post(
              notification: .announcement,
              argument: "You could not be subscribed"
            )
          }
        }
      case .subscribed:
        Text("You are subscribed")
          .onAppear {
            DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
              UIAccessibility.post(notification: .announcement, argument: "You are subscribed")
            }
          }
      }
    }
  }
}

@MainActor
final class SubscribeModel: ObservableObject {
  enum Step { case form, sending, failed, subscribed }

  @Published var step = Step.form
  private let service = SubscribeService()

  func subscribe() async {
    step = .sending
    do {
      try await service.subscribe()
      step = .subscribed
    } catch {
      step = .failed
    }
  }
}

struct SubscribeService: Sendable {
  func subscribe() async throws {}
}
