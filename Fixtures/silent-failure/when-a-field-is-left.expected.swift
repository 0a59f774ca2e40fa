import UIKit

final class PassengerViewController: UIViewController, UITextFieldDelegate {
  @IBOutlet private var emailField: UITextField!
  @IBOutlet private var emailErrorLabel: UILabel!

  func textFieldDidEndEditing(_ textField: UITextField) {
    guard textField === emailField else { return }
    if emailField.text?.contains("@") == false {
      emailErrorLabel.text = "The address is not complete"
      emailErrorLabel.isHidden = false
      DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
        UIAccessibility.post(notification: .announcement, argument: "The address is not complete")
      }
    }
  }
}
