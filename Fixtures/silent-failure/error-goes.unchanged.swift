// fixture: --unsafe-fixes
import UIKit

final class CheckoutViewController: UIViewController {
    @IBOutlet private var errorLabel: UILabel!

    func clearError() {
        errorLabel.text = nil
        errorLabel.isHidden = true
    }
}
