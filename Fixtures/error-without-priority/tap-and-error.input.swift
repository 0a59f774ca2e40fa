// fixture: --ios 17.0 --unsafe-fixes
import UIKit

final class PaymentViewController: UIViewController {
    @IBAction private func payTapped(_ sender: UIButton) {
        UIAccessibility.post(notification: .announcement, argument: "Invalid amount")
    }
}
