import UIKit

final class LockViewController: UIViewController {
  @IBOutlet private var errorLabel: UILabel!

  // It may be a tap as well.
  func handleKnock(_ text: String) {
    errorLabel.text = text
  }
}
