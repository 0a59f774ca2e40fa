// fixture: --ios 17.0
import SwiftUI

struct AddressView: View {
  let address: String
  @State private var showsAlert = false

  var body: some View {
    Button("Copy") {
      UIPasteboard.general.string = address
      showsAlert = true
    }
    .alert("Copied", isPresented: $showsAlert) {}
  }
}

enum Texts {
  static let copied = String(localized: "Copied")
}
