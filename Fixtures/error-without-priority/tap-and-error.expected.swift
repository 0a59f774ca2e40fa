// fixture: --ios 17.0 --unsafe-fixes
import UIKit

final class PaymentViewController: UIViewController {
    @IBAction private func payTapped(_ sender: UIButton) {
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
            UIAccessibility.post(
                notification: .announcement,
                argument: NSAttributedString(
                    string: "Invalid amount",
                    attributes: [
                        .accessibilitySpeechAnnouncementPriority: UIAccessibilityPriority.high
                    ]
                )
            )
        }
    }
}
