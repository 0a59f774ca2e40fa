import UIKit

final class CheckoutViewController: UIViewController {
    @IBOutlet private var errorLabel: UILabel!

    @IBAction private func payTapped(_ sender: UIButton) {
        setError("The card was declined.")
        UIAccessibility.post(notification: .layoutChanged, argument: errorLabel)
    }

    private func setError(_ message: String) {
        errorLabel.text = message
        errorLabel.isHidden = false
    }
}
