// fixture: --ios 17.0 --unsafe-fixes
import UIKit

final class PaymentViewController: UIViewController {
    @IBOutlet private var errorLabel: UILabel!

    func reveal() {
        UIAccessibility.post(notification: .announcement, argument: errorLabel.text)
    }
}
