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
  }
}
