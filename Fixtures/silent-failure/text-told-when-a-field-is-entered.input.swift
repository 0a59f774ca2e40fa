import UIKit

final class AnchorageController: UIViewController {
  @IBOutlet private var mailField: UITextField!
  @IBOutlet private var mailErrorLabel: UILabel!

  // The text that is there is told where nobody asked to go to it.
  @objc private func mailEditingDidBegin() {
    if mailField.text?.contains("@") != true {
      mailErrorLabel.text = "This address has no @."
    }
  }

  func listen() {
    mailField.addTarget(self, action: #selector(mailEditingDidBegin), for: .editingDidBegin)
  }
}
