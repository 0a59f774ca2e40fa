import SwiftUI

struct SaveChannelView: View {
  @State private var addsChannels = true
  @State private var errorMessage: String?

  var body: some View {
    Form {
      Toggle("Add", isOn: $addsChannels)
      if let errorMessage { Text(errorMessage) }
    }
    .onChange(of: addsChannels) { _ in
      if !addsChannels {
        errorMessage = "This link can only add channels."
      }
    }
  }
}
