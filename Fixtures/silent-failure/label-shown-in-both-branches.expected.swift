import UIKit

final class NewsletterView: UIView, UITextFieldDelegate {
  @IBOutlet private var emailField: UITextField!
  @IBOutlet private var emailErrorLabel: UILabel!

  @IBAction private func subscribe(_ sender: UIButton) {
    let email = emailField.text ?? ""
    if !email.isEmpty {
      if !email.contains("@") {
        emailErrorLabel.text = "This is no address."
        emailErrorLabel.isHidden = false
        DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
          UIAccessibility.post(notification: .announcement, argument: "This is no address.")
        }
      } else {
        emailField.text = ""
      }
    } else {
      emailErrorLabel.text = "Please enter an address."
      emailErrorLabel.isHidden = false
      DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
        UIAccessibility.post(notification: .announcement, argument: "Please enter an address.")
      }
    }
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    emailErrorLabel.isHidden = true
  }
}
