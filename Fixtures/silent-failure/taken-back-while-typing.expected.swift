import UIKit

final class FormField: UIView {
    let textField = UITextField()
    private let errorLabel = UILabel()

    func setError(_ message: String?) {
        errorLabel.text = message
        errorLabel.isHidden = message == nil
        if let message = message {
            DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
                UIAccessibility.post(notification: .announcement, argument: message)
            }
        }
    }

    func clearError() {
        setError(nil)
    }
}

final class ProfileViewController: UIViewController {
    private let emailField = FormField()
    private let saveButton = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        saveButton.addTarget(self, action: #selector(saveTapped), for: .touchUpInside)
        emailField.textField.addTarget(self, action: #selector(edited), for: .editingChanged)
    }

    @objc private func edited() {
        emailField.clearError()
    }

    @objc private func saveTapped() {
        guard emailField.textField.text?.contains("@") == true else {
            emailField.setError("This is no email address")
            return
        }
        emailField.setError(nil)
    }
}
