// fixture: --ios 17.0
import SwiftUI

struct BrokerSettingsView: View {
    let broker: Broker
    @State private var testResult: String?

    var body: some View {
        Form {
            Button("Test Connection", action: testConnection)
            if let result = testResult {
                Text(result)
            }
        }
    }

    private func testConnection() {
        guard broker.isKnown else {
            testResult = "✗ Cannot find the broker"
            return
        }
        Task {
            do {
                let count = try await broker.test()
                await MainActor.run {
                    testResult = "✓ Received \(count) messages"
                }
            } catch let fault as URLError {
                await MainActor.run {
                    switch fault.code {
                    case .timedOut:
                        testResult = "✗ The broker took too long. Is it switched on?"
                    default:
                        testResult = "⚠️ \(fault.localizedDescription)"
                    }
                }
            } catch {
                await MainActor.run {
                    testResult = "Test failed ❌"
                }
            }
        }
    }
}

struct Broker {
    let isKnown = true

    func test() async throws -> Int { 0 }
}
