// fixture: --ios 17.0
import SwiftUI

struct TicketView: View {
  let reference: String
  @State private var message: String?

  var body: some View {
    VStack {
      if let message { Text(message) }
      Button("Copy reference", action: copyReference)
    }
  }

  private func copyReference() {
    UIPasteboard.general.string = reference
    message = "Reference copied"
  }
}
