// fixture: --ios 16.0
import UIKit

/// A dialog of the app's own, which fades away.
final class NoticeDialog: UIView {
  private let shade = UIView()

  @objc func closeTapped() {
    let remove: @Sendable (Bool) -> Void = { _ in }
    fadeOut(completion: remove)
  }

  private func fadeOut(completion: @escaping @Sendable (Bool) -> Void) {
    UIView.animate(
      withDuration: 0.25,
      animations: {
        self.shade.alpha = 0
        self.alpha = 0
      }, completion: completion)
  }
}
