import SwiftUI

struct DeviceScreen: View {
  @Binding var isConnected: Bool
  @State private var showsPairing = false

  var body: some View {
    Group {
      if showsPairing {
        PairingScreen()
      } else {
        ChatScreen()
      }
    }
    .onChange(of: isConnected) {
      if !isConnected {
        showsPairing = true
      }
    }
  }
}

struct PairingScreen: View {
  var body: some View { Text("Pair your device") }
}

struct ChatScreen: View {
  var body: some View { Text("Chat") }
}
