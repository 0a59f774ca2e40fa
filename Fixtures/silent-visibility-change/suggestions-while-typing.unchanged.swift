import UIKit

final class StampBook: UIViewController {
  private let suggestionsPanel = UIView()
  private let giftPanel = UIView()

  /// Called with every key, by whoever owns the field.
  func hideSuggestions() {
    suggestionsPanel.removeFromSuperview()
  }

  func hideOrShowGift(_ count: Int) {
    if count > 0 {
      view.addSubview(giftPanel)
    } else {
      giftPanel.removeFromSuperview()
    }
  }
}
