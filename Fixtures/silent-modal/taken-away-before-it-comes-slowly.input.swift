import UIKit

final class RatingOverlay: UIView {
  private let card = UIView()
  private let starsView = UIView()

  func show(in window: UIWindow) {
    hideAtOnce()
    window.addSubview(self)
    UIView.animate(withDuration: 0.3) {
      self.alpha = 1
      self.card.alpha = 1
    }
  }

  private func hideAtOnce() {
    alpha = 0
    card.alpha = 0
  }
}
