import UIKit

final class JoinViewController: UIViewController, UITextFieldDelegate {
    @IBOutlet private weak var nameField: UITextField!
    @IBOutlet private weak var alertView: UIView!

    func textFieldDidBeginEditing(_ textField: UITextField) {
        closeAlert()
    }

    @IBAction private func closeTapped(_ sender: Any) {
        closeAlert()
    }

    private func closeAlert() {
        alertView.isHidden = true
    }
}
