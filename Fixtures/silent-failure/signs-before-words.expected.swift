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
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
                AccessibilityNotification.Announcement(
                    AttributedString(
                        "Cannot find the broker",
                        attributes: AttributeContainer().accessibilitySpeechAnnouncementPriority(.high)
                    )
                ).post()
            }
            return
        }
        Task {
            do {
                let count = try await broker.test()
                await MainActor.run {
                    testResult = "✓ Received \(count) messages"
                    AccessibilityNotification.Announcement("Received \(count) messages").post()
                }
            } catch let fault as URLError {
                await MainActor.run {
                    switch fault.code {
                    case .timedOut:
                        testResult = "✗ The broker took too long. Is it switched on?"
                        AccessibilityNotification.Announcement(
                            AttributedString(
                                "The broker took too long. Is it switched on?",
                                attributes: AttributeContainer().accessibilitySpeechAnnouncementPriority(.high)
                            )
                        ).post()
                    default:
                        testResult = "⚠️ \(fault.localizedDescription)"
                        AccessibilityNotification.Announcement(
                            AttributedString(
                                fault.localizedDescription,
                                attributes: AttributeContainer().accessibilitySpeechAnnouncementPriority(.high)
                            )
                        ).post()
                    }
                }
            } catch {
                await MainActor.run {
                    testResult = "Test failed ❌"
                    AccessibilityNotification.Announcement(
                        AttributedString(
                            "Test failed",
                            attributes: AttributeContainer().accessibilitySpeechAnnouncementPriority(.high)
                        )
                    ).post()
                }
            }
        }
    }
}

struct Broker {
    let isKnown = true

    func test() async throws -> Int { 0 }
}
