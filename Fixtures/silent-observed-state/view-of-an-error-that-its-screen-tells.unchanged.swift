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
    .onChange(of: model.errorMessage) { _, newValue in
      if let newValue {
        AccessibilityNotification.Announcement(newValue).post()
      }
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
  }
}
