// fixture: --ios 17.0 --unsafe-fixes
import SwiftUI

@MainActor final class PaymentModel: ObservableObject {
    @Published var isPaid = false

    func pay(_ service: PaymentService) async {
        do {
            isPaid = try await service.pay()
        } catch {
            AccessibilityNotification.Announcement(
                AttributedString(
                    error.localizedDescription,
                    attributes: AttributeContainer().accessibilitySpeechAnnouncementPriority(.high)
                )
            ).post()
        }
    }
}

struct PaymentService: Sendable {
    func pay() async throws -> Bool { true }
}
