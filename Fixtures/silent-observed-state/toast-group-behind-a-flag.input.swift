// fixture: --ios 17.0
import SwiftUI

struct SavedToast: View {
  let message: String
  @Binding var isShown: Bool

  var body: some View {
    VStack {
      Spacer()
      if isShown {
        Group {
          Image(systemName: "checkmark")
          Text(message)
        }
      }
    }
  }
}
