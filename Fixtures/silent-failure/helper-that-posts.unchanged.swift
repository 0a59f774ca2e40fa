import UIKit

final class CheckoutViewController: UIViewController {
    @IBOutlet private var errorLabel: UILabel!

    func showError(_ message: String) {
        errorLabel.text = message
        errorLabel.isHidden = false
        speak(message)
    }

    private func speak(_ text: String) {
        UIAccessibility.post(notification: .announcement, argument: text)
    }
}
