// fixture: --ios 16.0
import UIKit

final class PickerSheet: UIView {
  private let panel = UIView()
  private var barWasHidden: Bool?
  private weak var tabBar: UIView?
  var isMoving = true

  @objc private func cancelTapped() {
    hide()
  }

  private func hide(then done: (() -> Void)? = nil) {
    if isMoving {
      UIView.animate(
        withDuration: 0.2,
        animations: {
          self.panel.frame.origin.y += 200
        },
        completion: { _ in
          self.isHidden = true
          done?()
          self.removeFromSuperview()
        })
    } else {
      isHidden = true
      done?()
      removeFromSuperview()
    }

    if let barWasHidden {
      tabBar?.isHidden = barWasHidden
    }
  }
}
