// fixture: --ios 17.0
import SwiftUI

// From here on the closure is made anew with the change.
struct RoutingHUD: View {
  var title: String?

  var body: some View {
    VStack(spacing: 12) {
      ProgressView()
      if let title = title {
        Text(title)
      }
    }
    .padding()
    .onAppear {
      if let message = title {
        DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
          AccessibilityNotification.Announcement(message).post()
        }
      }
    }
    .onChange(of: title) { _, _ in
      if let message = title {
        DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
          AccessibilityNotification.Announcement(message).post()
        }
      }
    }
  }
}
