import UIKit

final class DebugRenewalViewController: UIViewController {
  @IBOutlet private var statusLabel: UILabel!

  @IBAction func renewTapped(_ sender: UIButton) {
    statusLabel.text = "Renewed all"
  }
}

final class RecoveryViewController: UIViewController {
  @IBOutlet private var secondSeperatorRight: UIView!

  @IBAction func secondTapped(_ sender: UIButton) {
    secondSeperatorRight.isHidden = false
  }
}
