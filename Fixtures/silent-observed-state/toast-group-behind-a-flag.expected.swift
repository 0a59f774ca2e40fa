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
            .onAppear {
              DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
                AccessibilityNotification.Announcement(message).post()
              }
            }
            .onChange(of: message) { _, message in
              DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
                AccessibilityNotification.Announcement(message).post()
              }
            }
        }
      }
    }
  }
}
