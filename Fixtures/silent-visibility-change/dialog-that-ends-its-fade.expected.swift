// fixture: --ios 16.0
import UIKit

/// A dialog of the app's own, which fades away and is told when that is over.
final class NoticeDialog: UIView {
  private let shade = UIView()

  @objc func closeTapped() {
    fadeOut()
  }

  private func fadeOut() {
    UIView.animate(
      withDuration: 0.25,
      animations: {
        self.shade.alpha = 0
        self.alpha = 0
      },
      completion: { _ in
        self.shade.removeFromSuperview()
        UIAccessibility.post(notification: .layoutChanged, argument: nil)
      })
  }
}
