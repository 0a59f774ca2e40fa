import SwiftUI

struct GardenToastModifier: ViewModifier {
  @Binding var message: String?

  func body(content: Content) -> some View {
    ZStack {
      content
      if let text = message {
        HStack {
          Image(systemName: "leaf")
          Text(text)
        }
        .onAppear {
          DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
            message = nil
          }
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
