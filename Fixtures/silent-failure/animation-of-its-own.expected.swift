import UIKit

final class ResetController: UIViewController {
  @IBOutlet private var passwordErrorLabel: UILabel!

  @IBAction func send(_ sender: UIButton) {
    showPasswordError("Enter eight signs or more")
  }

  func showPasswordError(_ text: String) {
    passwordErrorLabel.text = text
    smoothlyAnimate {
      self.passwordErrorLabel.alpha = 1
      self.view.layoutIfNeeded()
    }
    UIAccessibility.post(notification: .layoutChanged, argument: self.passwordErrorLabel)
  }
}

@MainActor func smoothlyAnimate(_ changes: @escaping () -> Void) {
  UIView.animate(withDuration: 0.2, animations: changes)
}
