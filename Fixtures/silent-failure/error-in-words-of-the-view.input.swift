import SwiftUI

struct ResetView: View {
  @State private var isBusy = false
  @State private var resetError: String?
  let store: Store

  var body: some View {
    Form {
      Button("Reset everything") { reset() }
      if let resetError {
        Text("Could not reset: \(resetError)")
      }
    }
  }

  private func reset() {
    guard !isBusy else {
      resetError = "it is being done already"
      return
    }
    isBusy = true
    Task {
      do {
        try await store.reset()
      } catch {
        isBusy = false
        resetError = error.localizedDescription
      }
    }
  }
}

struct Store {
  func reset() async throws {}
}

@main
struct ResetApp: App {
  var body: some Scene { WindowGroup { ResetView(store: Store()) } }
}
