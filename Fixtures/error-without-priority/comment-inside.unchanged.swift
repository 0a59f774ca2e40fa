// fixture: --ios 17.0 --unsafe-fixes
import UIKit

final class PaymentViewController: UIViewController {
    func showError(_ message: String) {
        UIAccessibility.post(
            notification: .announcement,
            argument: message  // as the server has worded it
        )
    }
}
