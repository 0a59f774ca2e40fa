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
  }
}
