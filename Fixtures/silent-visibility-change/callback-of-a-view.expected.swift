import UIKit

final class CartViewController: UIViewController {
  private let coupon = CouponBar()
  private let couponField = UITextField()

  override func viewDidLoad() {
    super.viewDidLoad()
    coupon.onRemove = { [weak self] in self?.showCouponField() }
  }

  private func showCouponField() {
    UIView.animate(withDuration: 0.2) {
      self.couponField.isHidden = false
    }
    UIAccessibility.post(notification: .layoutChanged, argument: self.couponField)
  }
}

final class CouponBar: UIView {
  var onRemove: (() -> Void)?
}
