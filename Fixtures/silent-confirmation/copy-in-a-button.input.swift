// fixture: --ios 17.0
import SwiftUI

struct AddressView: View {
  let address: String

  var body: some View {
    VStack {
      Text(address)
      Button("Copy") {
        UIPasteboard.general.string = address
      }
    }
  }
}

enum Texts {
  static let copied = String(localized: "Copied")
}
