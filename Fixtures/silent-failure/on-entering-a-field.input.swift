import UIKit

final class AddressViewController: UIViewController, UITextFieldDelegate {
  @IBOutlet var countryField: UITextField!
  @IBOutlet var cityErrorLabel: UILabel!

  func textFieldDidBeginEditing(_ textField: UITextField) {
    if textField.tag == 2 && countryField.text?.isEmpty ?? true {
      cityErrorLabel.text = "Choose a country first"
    }
  }
}
