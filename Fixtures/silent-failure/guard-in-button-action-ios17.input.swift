// fixture: --ios 17.0
import UIKit

final class CouponViewController: UIViewController {
  @IBOutlet private var couponField: UITextField!
  @IBOutlet private var errorLabel: UILabel!

  @IBAction private func applyCoupon(_ sender: UIButton) {
    let coupon = couponField.text ?? ""
    if coupon.count < 6 {
      errorLabel.text = "A coupon has at least six letters."
      return
    }
    navigationController?.popViewController(animated: true)
  }
}
