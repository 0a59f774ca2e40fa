// swift-format-ignore-file
// fixture: silent-failure/guard-in-button-action-ios17
// weaken: UIAccessibilityPriority.high => UIAccessibilityPriority.default
// heard: cut: Apply coupon, button | A coupon has at least six letters.
import UIKit

@MainActor func act(_ voice: VoiceOver) async {
  let screen = CouponViewController()
  screen.couponField = UITextField()
  screen.errorLabel = UILabel()
  voice.tap("Apply coupon") { screen.applyCoupon(UIButton()) }
}
