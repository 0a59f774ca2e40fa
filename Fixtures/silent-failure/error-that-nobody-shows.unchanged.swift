// fixture: --ios 16.0
import UIKit

final class PrizeView: UIView {
    @IBOutlet private var errorLabel: UILabel!

    private func showError(_ message: String) {
        errorLabel.text = message
        errorLabel.isHidden = false
    }
}
