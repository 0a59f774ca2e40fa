import SwiftUI

struct ServerForm: View {
    @State private var host = ""
    @State private var isTrusting = false
    private let client = Client()

    var body: some View {
        Form {
            TextField("Host", text: $host)
            Button {
                Task { await connect() }
            } label: {
                if isTrusting {
                    Text("Trust")
                } else {
                    Text("Connect")
                }
            }
        }
    }

    private func connect() async {
        do {
            try await client.connect(to: host)
        } catch {
            isTrusting = true
        }
    }
}

struct Client: Sendable {
    func connect(to host: String) async throws {}
}
