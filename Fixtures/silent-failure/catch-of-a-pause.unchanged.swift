import SwiftUI

struct BrokerSettingsView: View {
    let client: BrokerClient
    @State private var problem: String?

    var body: some View {
        Form {
            Button("Test Connection", action: testConnection)
            if let problem {
                Text(problem)
            }
        }
    }

    private func testConnection() {
        Task {
            do {
                client.connect()
                try await Task.sleep(nanoseconds: 2_000_000_000)
                try? await client.publish("test")
                client.disconnect()
            } catch {
                // Only a pause that is broken off leads here.
                problem = "The test failed: \(error.localizedDescription)"
            }
        }
    }
}

struct BrokerClient {
    func connect() {}
    func publish(_ text: String) async throws {}
    func disconnect() {}
}
