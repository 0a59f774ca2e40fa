// fixture: --ios 17.0
import SwiftUI

@MainActor
@Observable
final class FeeModel {
  private(set) var errorMessage: String?

  func calculate() {
    errorMessage = "Please enter an amount."
  }
}

struct FeeScreen: View {
  @State private var model = FeeModel()

  var body: some View {
    VStack {
      if let errorMessage = model.errorMessage {
        ErrorBanner(message: errorMessage)
      }
      Button("Calculate") { model.calculate() }
    }
  }
}

struct ErrorBanner: View {
  let message: String

  var body: some View {
    HStack {
      Image(systemName: "exclamationmark.triangle")
      Text(message)
    }
    .onAppear {
      DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
        AccessibilityNotification.Announcement(message).post()
      }
    }
    .onChange(of: message) { _, message in
      DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
        AccessibilityNotification.Announcement(message).post()
      }
    }
  }
}
