// fixture: --ios 16.0
import UIKit

final class WaitHUD: UIView {
  private let wheel = UIImageView()
  private let titleLabel = UILabel()

  func show(message: String, in view: UIView) {
    titleLabel.text = message
    startAnimation()
    view.addSubview(self)
  }

  private func startAnimation() {
    UIView.animate(withDuration: 0.8) {
      self.wheel.alpha = 0.5
    }
  }
}
