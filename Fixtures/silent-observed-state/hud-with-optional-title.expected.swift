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
    .onAppear {
      if let message = title {
        DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
          UIAccessibility.post(notification: .announcement, argument: message)
        }
      }
    }
    .onChange(of: title) { title in
      if let message = title {
        DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
          UIAccessibility.post(notification: .announcement, argument: message)
        }
      }
    }
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
    .onAppear {
      if let message = message {
        DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
          UIAccessibility.post(notification: .announcement, argument: message)
        }
      }
    }
    .onChange(of: message) { newValue in
      if let message = newValue {
        DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
          UIAccessibility.post(notification: .announcement, argument: message)
        }
      }
    }
  }
}
