// fixture: --ios 17.0
import UIKit

final class TollViewController: UIViewController {
    private let statusLabel = UILabel()
    private let infoLabel = UILabel()

    @IBAction private func payTapped(_ sender: UIButton) {
        statusLabel.text = "Payment failed"
        infoLabel.text = "The bridge is closed today"
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
            UIAccessibility.post(
                notification: .announcement,
                argument: NSAttributedString(
                    string: "Payment failed. The bridge is closed today",
                    attributes: [
                        .accessibilitySpeechAnnouncementPriority: UIAccessibilityPriority.high
                    ]
                )
            )
        }
    }
}
