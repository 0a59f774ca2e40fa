import UIKit

final class AddressViewController: UIViewController, UITextFieldDelegate {
  @IBOutlet var countryField: UITextField!
  @IBOutlet var cityErrorLabel: UILabel!

  func textFieldDidBeginEditing(_ textField: UITextField) {
    if textField.tag == 2 && countryField.text?.isEmpty ?? true {
      cityErrorLabel.text = "Choose a country first"
      DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
        UIAccessibility.post(notification: .announcement, argument: "Choose a country first")
      }
    }
  }
}
