import UIKit

final class LockViewController: UIViewController {
  @IBOutlet private var errorLabel: UILabel!

  // It may be a tap as well.
  func handleKnock(_ text: String) {
    errorLabel.text = text
    DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
      UIAccessibility.post(notification: .announcement, argument: text)
    }
  }
}
