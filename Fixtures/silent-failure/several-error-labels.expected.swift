import UIKit

final class RegistrationViewController: UIViewController {
    @IBOutlet private var nameField: UITextField!
    @IBOutlet private var emailField: UITextField!
    @IBOutlet private var passwordField: UITextField!
    @IBOutlet private var nameErrorLabel: UILabel!
    @IBOutlet private var emailErrorLabel: UILabel!
    @IBOutlet private var passwordErrorLabel: UILabel!

    @IBAction private func register(_ sender: UIButton) {
        guard validate() else { return }
        performSegue(withIdentifier: "welcome", sender: sender)
    }

    private func validate() -> Bool {
        nameErrorLabel.isHidden = nameField.hasText
        emailErrorLabel.isHidden = emailField.text?.contains("@") == true
        passwordErrorLabel.isHidden = (passwordField.text?.count ?? 0) >= 8
        let isValid =
            nameErrorLabel.isHidden && emailErrorLabel.isHidden && passwordErrorLabel.isHidden
        UIAccessibility.post(
            notification: .layoutChanged,
            argument: [nameErrorLabel, emailErrorLabel, passwordErrorLabel].first { !$0.isHidden }
        )
        return isValid
    }
}
