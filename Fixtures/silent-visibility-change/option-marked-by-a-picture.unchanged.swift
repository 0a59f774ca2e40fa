import UIKit

final class VoucherViewController: UIViewController {
  @IBOutlet private var percentIcon: UIImageView!
  @IBOutlet private var priceIcon: UIImageView!
  @IBOutlet private var percentView: UIView!

  @IBAction private func choosePercent(_ sender: Any) {
    percentIcon.image = UIImage(named: "check")
    priceIcon.image = UIImage(named: "check-off")
    percentView.isHidden = false
  }
}
