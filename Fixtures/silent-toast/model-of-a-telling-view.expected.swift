import SwiftUI

@MainActor
final class ToastCenter: ObservableObject {
  @Published var message = ""
  @Published var isShowing = false

  func show(_ text: String, duration: TimeInterval = 3) {
    message = text
    withAnimation { isShowing = true }
    DispatchQueue.main.asyncAfter(deadline: .now() + duration) {
      withAnimation { self.isShowing = false }
    }
  }
}

struct ToastView: View {
  let text: String

  var body: some View {
    Text(text)
      .padding()
      .onAppear {
        DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
          UIAccessibility.post(notification: .announcement, argument: text)
        }
      }
      .onChange(of: text) { text in
        DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
          UIAccessibility.post(notification: .announcement, argument: text)
        }
      }
  }
}
