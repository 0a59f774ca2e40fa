import UIKit

final class MooringController: UIViewController, UITextFieldDelegate {
  @IBOutlet private var mailField: UITextField!
  @IBOutlet private var phoneField: UITextField!
  @IBOutlet private var mailErrorLabel: UILabel!
  @IBOutlet private var phoneErrorLabel: UILabel!

  override func viewDidLoad() {
    super.viewDidLoad()
    phoneField.addTarget(self, action: #selector(phoneIsEntered), for: .editingDidBegin)
    mailField.addTarget(self, action: #selector(mailIsLeft), for: .editingDidEnd)
  }

  // Who goes from one field to the next did not ask to go to a label.
  @objc private func mailIsLeft() {
    mailErrorLabel.isHidden = mailField.text?.contains("@") ?? false
    phoneErrorLabel.isHidden = !(phoneField.text?.isEmpty ?? true)
  }

  @objc private func phoneIsEntered() {
    mailErrorLabel.isHidden = mailField.text?.contains("@") ?? false
    phoneErrorLabel.isHidden = true
  }

  // What is shown first may be taken back at once.
  @IBAction private func validPhone(_ sender: Any) {
    phoneErrorLabel.isHidden = false
    if phoneField.text?.count ?? 0 > 6 {
      phoneErrorLabel.isHidden = true
    }
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    showErrors()
  }

  private func showErrors() {
    mailErrorLabel.isHidden = mailField.text?.contains("@") ?? false
    phoneErrorLabel.isHidden = !(phoneField.text?.isEmpty ?? true)
  }
}
