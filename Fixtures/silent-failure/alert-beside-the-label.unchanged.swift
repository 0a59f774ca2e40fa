// fixture: --unsafe-fixes
import UIKit

final class CheckoutViewController: UIViewController {
    @IBOutlet private var errorLabel: UILabel!

    func showError(_ message: String) {
        errorLabel.text = message
        errorLabel.isHidden = false
        present(UIAlertController(title: message, message: nil, preferredStyle: .alert), animated: true)
    }
}
