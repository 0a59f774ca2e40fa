// fixture: --ios 15.0
import SwiftUI

struct WorkingHUD: View {
  var title: String?

  var body: some View {
    VStack(spacing: 12) {
      ProgressView()
      if let title = title {
        Text(title)
          .font(.headline)
      }
    }
    .padding()
  }
}

// Its own name is the one that the fix unwraps it to.
struct WaitingHUD: View {
  let message: String?

  var body: some View {
    HStack {
      ProgressView()
      if let message = message {
        Text(message)
      }
    }
    .padding()
  }
}
