// fixture: --unsafe-fixes
import UIKit

final class CheckoutViewController: UIViewController {
    @IBOutlet private var errorLabel: UILabel!
    @IBOutlet private var amountField: UITextField!

    func showError(_ message: String) {
        errorLabel.text = message
        errorLabel.isHidden = false
        amountField.becomeFirstResponder()
    }
}
