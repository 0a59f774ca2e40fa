import UIKit

final class NicknameViewController: UIViewController {
  @IBOutlet private var nicknameField: UITextField!
  @IBOutlet private var nicknameErrorLabel: UILabel!

  @IBAction private func checkTapped(_ sender: UIButton) {
    do {
      try NicknameRules.check(nicknameField.text ?? "")
      nicknameField.alpha = 1
      nicknameErrorLabel.text = "Three letters at least"
    } catch {
      nicknameField.alpha = 0.8
      nicknameErrorLabel.text = "This name is too short"
      DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
        UIAccessibility.post(notification: .announcement, argument: "This name is too short")
      }
    }
  }
}

enum NicknameRules {
  struct TooShort: Error {}

  static func check(_ name: String) throws {
    if name.count < 3 { throw TooShort() }
  }
}
