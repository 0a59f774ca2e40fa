// fixture: --ios 17.0 --unsafe-fixes
import UIKit

final class PaymentViewController: UIViewController {
    @IBOutlet private var errorLabel: UILabel!

    func showError() {
        UIAccessibility.post(notification: .layoutChanged, argument: errorLabel)
    }
}
