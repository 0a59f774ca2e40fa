// fixture: --unsafe-fixes
import UIKit

final class AmountField: UIView {
    private let errorLabel = UILabel()

    func showError(message: String?) {
        if let message = message {
            errorLabel.text = message
            errorLabel.isHidden = false
        } else {
            errorLabel.isHidden = true
        }
    }
}

final class TransferViewController: UIViewController {
    private let amountField = AmountField()

    @IBAction private func sendTapped() {
        amountField.showError(message: "Not enough money")
    }
}
