import UIKit

@MainActor
protocol FeeFieldDelegate: AnyObject {
  func validated(_ isValid: Bool, forText text: String)
}

final class FeesViewController: UIViewController, FeeFieldDelegate {
  @IBOutlet private var errorLabel: UILabel!
  @IBOutlet private var restoreButtonText: UILabel!
  @IBOutlet private var container: UIView!

  func validated(_ isValid: Bool, forText text: String) {
    errorLabel.isHidden = isValid
    errorLabel.text = "Invalid amount"
  }

  @IBAction func restoreTapped(_ sender: UIButton) {
    restoreButtonText.isHidden = false
  }

  @IBAction func languageTapped(_ sender: UIButton) {
    let next = UIStoryboard(name: "Language", bundle: nil).instantiateInitialViewController()
    view.window?.rootViewController = next
  }
}
