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
            return
        }
        view.endEditing(true)
    }
}
