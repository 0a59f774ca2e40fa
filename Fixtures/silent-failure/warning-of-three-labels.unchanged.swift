import UIKit

final class ParcelViewController: UIViewController {
  @IBOutlet private var warningView: UIView!
  @IBOutlet private var spinner: UIActivityIndicatorView!
  @IBOutlet private var warningTitleLabel: UILabel!
  @IBOutlet private var warningDetailLabel: UILabel!
  @IBOutlet private var warningHintLabel: UILabel!

  func showWarning(fee: String, limits: String) {
    warningTitleLabel.text = Texts.fee + " " + fee
    warningDetailLabel.text = Texts.limits(limits)
    warningHintLabel.text = Texts.hint(fee)
    warningView.isHidden = false
    spinner.stopAnimating()
  }
}

enum Texts {
  static let fee = NSLocalizedString("fee", comment: "")
  static func limits(_ limits: String) -> String {
    String(format: NSLocalizedString("limits", comment: ""), limits)
  }
  static func hint(_ fee: String) -> String {
    String(format: NSLocalizedString("hint", comment: ""), fee)
  }
}
