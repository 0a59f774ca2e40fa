// fixture: --ios 16.0
import UIKit

final class OptionsOverlay: UIView {
  private let wave = UIImageView()

  func dismiss(then done: @escaping () -> Void) {
    UIView.animate(
      withDuration: 0.3,
      animations: {
        self.alpha = 0
      },
      completion: { _ in
        self.removeFromSuperview()
      })
    done()
  }
}
