import UIKit

final class PassengerController: UIViewController {
  @IBOutlet private var nameField: UITextField!
  @IBOutlet private var mailField: UITextField!
  @IBOutlet private var nameErrorLabel: UILabel!
  @IBOutlet private var mailErrorLabel: UILabel!

  @IBAction func next(_ sender: UIButton) {
    guard validate() else { return }
    performSegue(withIdentifier: "next", sender: nil)
  }

  private func validate() -> Bool {
    var isValid = true
    if nameField.text?.isEmpty ?? true {
      nameErrorLabel.text = "Enter your name"
      nameErrorLabel.isHidden = false
      isValid = false
    } else {
      nameErrorLabel.isHidden = true
    }
    if mailField.text?.contains("@") != true {
      mailErrorLabel.text = "Enter an e-mail address"
      mailErrorLabel.isHidden = false
      isValid = false
    } else {
      mailErrorLabel.isHidden = true
    }
    return isValid
  }
}
