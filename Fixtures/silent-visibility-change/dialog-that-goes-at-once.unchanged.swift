// fixture: --ios 16.0
import UIKit

/// A dialog of the app's own, which goes at once.
final class NoticeDialog: UIView {
  private let shade = UIView()

  @objc func closeTapped() {
    fadeOut()
  }

  private func fadeOut() {
    shade.alpha = 0
    alpha = 0
  }
}
