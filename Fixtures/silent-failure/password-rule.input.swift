import UIKit

final class NewPasswordViewController: UIViewController {
    @IBOutlet private var passwordField: UITextField!
    @IBOutlet private var passwordErrorLabel: UILabel!

    @IBAction private func choose(_ sender: UIButton) {
        guard (passwordField.text?.count ?? 0) >= 12 else {
            passwordErrorLabel.text = "Use at least twelve characters."
            return
        }
        passwordErrorLabel.text = nil
    }
}
