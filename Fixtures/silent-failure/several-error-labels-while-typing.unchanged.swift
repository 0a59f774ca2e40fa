import UIKit

final class RegistrationViewController: UIViewController {
    @IBOutlet private var nameField: UITextField!
    @IBOutlet private var emailField: UITextField!
    @IBOutlet private var nameErrorLabel: UILabel!
    @IBOutlet private var emailErrorLabel: UILabel!

    override func viewDidLoad() {
        super.viewDidLoad()
        for field in [nameField, emailField] {
            field?.addTarget(self, action: #selector(validate), for: .editingChanged)
        }
    }

    @objc private func validate() {
        nameErrorLabel.isHidden = nameField.hasText
        emailErrorLabel.isHidden = emailField.text?.contains("@") == true
    }
}
