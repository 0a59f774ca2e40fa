// fixture: --ios 17.0 --unsafe-fixes
import UIKit

final class PaymentViewController: UIViewController {
    private let statusLabel = UILabel()

    func close() {
        statusLabel.text = "Payment failed"
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
            UIAccessibility.post(
                notification: .announcement,
                argument: NSAttributedString(
                    string: "Payment failed",
                    attributes: [
                        .accessibilitySpeechAnnouncementPriority: UIAccessibilityPriority.high
                    ]
                )
            )
        }
    }
}
