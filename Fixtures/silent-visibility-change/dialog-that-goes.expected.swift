// fixture: --ios 16.0
import UIKit

/// What was below it is as it was; where it comes it is a screen by itself.
final class OfflineAlert: UIView {
  private let closeButton = UIButton()
  private var bottom: NSLayoutConstraint?

  func setUp() {
    closeButton.addTarget(self, action: #selector(dismiss), for: .touchUpInside)
  }

  func show(in window: UIWindow) {
    window.addSubview(self)
    UIAccessibility.post(notification: .screenChanged, argument: self)
  }

  @objc func dismiss() {
    UIView.animate(
      withDuration: 0.3,
      animations: { self.bottom?.constant = 0 },
      completion: { _ in
        self.removeFromSuperview()
        UIAccessibility.post(notification: .layoutChanged, argument: nil)
      })
  }
}
