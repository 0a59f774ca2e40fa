import UIKit

final class SignUpViewController: UIViewController, UITextFieldDelegate {
  @IBOutlet var nameField: UITextField!
  @IBOutlet var mailField: UITextField!
  @IBOutlet var phoneField: UITextField!
  @IBOutlet var nameErrorLabel: UILabel!
  @IBOutlet var mailErrorLabel: UILabel!
  @IBOutlet var phoneErrorLabel: UILabel!

  @IBAction func signUp(_ sender: UIButton) {
    checkFields()
  }

  func checkFields() {
    if nameField.text?.isEmpty ?? true {
      nameErrorLabel.text = "Enter your name"
    }
    if mailField.text?.isEmpty ?? true {
      mailErrorLabel.text = "Enter your mail address"
    } else if mailField.text?.contains("@") == false {
      mailErrorLabel.text = "This is no mail address"
    }
    if phoneField.text?.isEmpty ?? true {
      phoneErrorLabel.text = "Enter your number"
    }
    UIAccessibility.post(
      notification: .layoutChanged,
      argument: [
        nameErrorLabel,
        mailErrorLabel,
        phoneErrorLabel
      ].first { $0.text?.isEmpty == false }
    )
  }
}
