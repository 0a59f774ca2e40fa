import SwiftUI

struct ParcelSnackbarView: View {
  @Binding var isShown: Bool
  let message: String?

  var body: some View {
    HStack {
      if let message { Text(message).font(.headline) }
      Spacer()
    }
    .padding()
    .opacity(0.9)
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
