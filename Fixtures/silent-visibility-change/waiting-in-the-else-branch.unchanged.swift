import SwiftUI

/// A button that shows its own wait, and what it is called again behind it.
struct RetryLoading: View {
  @State private var isRetrying = false
  let load: () async -> Void

  var body: some View {
    Button {
      Task { await retry() }
    } label: {
      HStack {
        if !isRetrying {
          Image(systemName: "arrow.clockwise")
          Text("Try again")
        } else {
          ProgressView()
          Text("Trying again…")
        }
      }
    }
    .disabled(isRetrying)
  }

  private func retry() async {
    isRetrying = true
    await load()
    isRetrying = false
  }
}
