import UIKit

final class PatientController: UIViewController {
    @IBOutlet private var nameField: UITextField!
    @IBOutlet private var cityField: UITextField!
    @IBOutlet private var phoneField: UITextField!
    @IBOutlet private var nameErrorLabel: UILabel!
    @IBOutlet private var cityErrorLabel: UILabel!
    @IBOutlet private var phoneErrorLabel: UILabel!

    @IBAction private func save(_ sender: UIButton) {
        guard checkName(), checkCity(), checkPhone() else { return }
        dismiss(animated: true)
    }

    private func checkName() -> Bool {
        if nameField.text?.isEmpty ?? true {
            nameErrorLabel.text = "Please fill this in"
            return false
        }
        return true
    }

    private func checkCity() -> Bool {
        if cityField.text?.isEmpty ?? true {
            cityErrorLabel.text = "Please fill this in"
            return false
        }
        return true
    }

    private func checkPhone() -> Bool {
        if phoneField.text?.isEmpty ?? true {
            phoneErrorLabel.text = "Please fill this in"
            return false
        }
        return true
    }
}
