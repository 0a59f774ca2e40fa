// fixture: --unsafe-fixes
import UIKit

final class CheckoutViewController: UIViewController {
    @IBOutlet private var errorLabel: UILabel!

    override func viewDidLoad() {
        super.viewDidLoad()
        errorLabel.text = "No network"
        errorLabel.isHidden = false
    }
}
