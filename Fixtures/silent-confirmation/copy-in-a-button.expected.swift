// fixture: --ios 17.0
import SwiftUI

struct AddressView: View {
  let address: String

  var body: some View {
    VStack {
      Text(address)
      Button("Copy") {
        UIPasteboard.general.string = address
        DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
          AccessibilityNotification.Announcement(String(localized: "Copied")).post()
        }
      }
    }
  }
}

enum Texts {
  static let copied = String(localized: "Copied")
}
