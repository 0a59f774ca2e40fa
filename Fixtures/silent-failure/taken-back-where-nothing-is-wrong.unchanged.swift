import UIKit

final class KeyViewController: UIViewController {
  @IBOutlet private var errorLabel: UILabel!
  @IBOutlet private var keyView: UITextView!

  @IBAction func clearTapped(_ sender: UIButton) {
    keyView.text = ""
    refresh()
  }

  func refresh() {
    errorLabel.isHidden = false
    if keyView.text.count > 7 {
      errorLabel.isHidden = true
    }
  }
}
