import SwiftUI

struct InviteSheet: View {
  @Environment(\.dismiss) private var dismiss
  @Binding var isShown: Bool
  let link: String

  var body: some View {
    VStack {
      Text(link)
      Button("Copy link") {
        UIPasteboard.general.string = link
        dismiss()
      }
      Button("Copy as text") {
        copyText()
      }
    }
  }

  private func copyText() {
    UIPasteboard.general.string = "Join me: " + link
    isShown = false
  }
}
