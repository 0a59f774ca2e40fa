import UIKit

final class SignupViewController: UIViewController {
    private let nameField = UITextField()
    private let errorLabel = UILabel()
    private let statusLabel = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        errorLabel.text = "Something is missing"
    }

    @IBAction private func signUpTapped() {
        guard nameField.text?.isEmpty == false else {
            errorLabel.isHidden = false
            statusLabel.text = "Enter your name first"
            DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
                UIAccessibility.post(notification: .announcement, argument: "Enter your name first")
            }
            return
        }
        view.endEditing(true)
    }
}
