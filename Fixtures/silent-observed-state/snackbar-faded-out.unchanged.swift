import SwiftUI

struct OrderSnackbarView: View {
  @Binding var isShown: Bool
  let message: String?

  var body: some View {
    HStack {
      if let message { Text(message).font(.headline) }
      Spacer()
    }
    .padding()
    .opacity(isShown ? 1 : 0)
  }
}
