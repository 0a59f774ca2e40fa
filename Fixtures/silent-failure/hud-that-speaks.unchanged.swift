import SVProgressHUD
import UIKit

final class CheckoutViewController: UIViewController {
    @IBOutlet private var errorLabel: UILabel!

    func showError(_ message: String) {
        errorLabel.text = message
        SVProgressHUD.showError(withStatus: message)
    }
}
