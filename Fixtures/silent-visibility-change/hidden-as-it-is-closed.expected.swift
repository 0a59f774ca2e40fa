import UIKit

final class JoinViewController: UIViewController, UITextFieldDelegate {
    @IBOutlet private weak var nameField: UITextField!
    @IBOutlet private weak var alertView: UIView!

    @IBAction private func closeTapped(_ sender: Any) {
        closeAlert()
    }

    private func closeAlert() {
        alertView.isHidden = true
        UIAccessibility.post(notification: .layoutChanged, argument: nil)
    }
}
