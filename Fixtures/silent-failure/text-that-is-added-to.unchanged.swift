import SwiftUI

struct SeedOrderView: View {
  @State private var amount = ""
  @State private var address = ""
  @State private var error: String?

  var body: some View {
    VStack {
      if let error {
        Text(error)
      }
      Button("Order") { order() }
    }
  }

  private func order() {
    if amount.isEmpty {
      error = "Please enter an amount"
    } else {
      error = nil
    }
    if address.isEmpty {
      if error != nil {
        error! += " and an address"
      }
    }
  }
}
