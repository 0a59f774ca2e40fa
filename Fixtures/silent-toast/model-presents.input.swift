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

struct ToastOverlay: ViewModifier {
  @ObservedObject var center: ToastCenter

  func body(content: Content) -> some View {
    content.overlay(alignment: .bottom) {
      if center.isShowing {
        Text(center.message)
          .padding()
          .background(.thinMaterial)
      }
    }
  }
}
