import UIKit

final class BadgeViewController: UIViewController, UITextFieldDelegate {
    @IBOutlet private weak var nameField: UITextField!
    @IBOutlet private weak var townField: UITextField!
    @IBOutlet private weak var errorLabel: UILabel!
    private var isTaken = false

    func textFieldDidEndEditing(_ textField: UITextField) {
        DispatchQueue.main.async {
            if self.isTaken == true {
                self.nameField.alpha = 0.5
                self.errorLabel.text = "That name is taken."
            }
        }
    }

    private func accept(_ name: String) {
        isTaken = false
        errorLabel.text = ""
    }

    private func refuse(_ name: String) {
        // a11y-fix:ignore
        errorLabel.text = "That name is taken."
        isTaken = true
    }
}
