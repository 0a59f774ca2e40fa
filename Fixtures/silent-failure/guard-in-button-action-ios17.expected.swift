// fixture: --ios 17.0
import UIKit

final class CouponViewController: UIViewController {
  @IBOutlet private var couponField: UITextField!
  @IBOutlet private var errorLabel: UILabel!

  @IBAction private func applyCoupon(_ sender: UIButton) {
    let coupon = couponField.text ?? ""
    if coupon.count < 6 {
      errorLabel.text = "A coupon has at least six letters."
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
        UIAccessibility.post(
          notification: .announcement,
          argument: NSAttributedString(
            string: "A coupon has at least six letters.",
            attributes: [.accessibilitySpeechAnnouncementPriority: UIAccessibilityPriority.high]
          )
        )
      }
      return
    }
    navigationController?.popViewController(animated: true)
  }
}
