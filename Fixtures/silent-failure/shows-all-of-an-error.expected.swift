// fixture: --ios 15.0
import SwiftUI

struct LogbookView: View {
    @State private var errorMessage: String?

    var body: some View {
        VStack {
            if let errorMessage { Text(errorMessage) }
            Button("Send") { send() }
        }
    }

    private func send() {
        Task {
            do {
                try await Harbour.send()
            } catch {
                errorMessage = String(describing: error)
                UIAccessibility.post(
                    notification: .announcement,
                    argument: "Error: \(error.localizedDescription)"
                )
            }
        }
    }
}

enum Harbour {
    static func send() async throws {}
}
