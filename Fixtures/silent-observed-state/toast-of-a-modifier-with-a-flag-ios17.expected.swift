// fixture: --ios 17.0
import SwiftUI

/// The same words may come twice: the flag says when.
struct ToastModifier: ViewModifier {
  @Binding var isPresented: Bool
  let message: String?

  func body(content: Content) -> some View {
    content.overlay(alignment: .bottom) {
      if isPresented, let message {
        Text(message)
          .padding()
          .onDisappear { isPresented = false }
      }
    }
    .onChange(of: isPresented) { _, isPresented in
      if isPresented, let message = message {
        DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
          AccessibilityNotification.Announcement(message).post()
        }
      }
    }
  }
}
