import SwiftUI
#if os(macOS)
import AppKit
#endif

struct RelaysView: View {
    @State private var relayError: String?
    @State private var relay = ""

    var body: some View {
        VStack {
            TextField("Relay", text: $relay)
            if let relayError { Text(relayError).foregroundColor(.red) }
            Button("Add") { add() }
        }
    }

    private func add() {
        guard relay.contains("://") else {
            relayError = "This is no address of a relay"
            return
        }
        relayError = nil
    }
}
