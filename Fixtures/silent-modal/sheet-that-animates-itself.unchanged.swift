import UIKit

final class TrayViewController: UIViewController, UIViewControllerTransitioningDelegate {
  private let overlayView = UIView()
  private let tray = UIView()

  @IBAction private func openTapped(_ sender: UIButton) {
    animateIn()
  }

  func animateIn(_ done: (() -> Void)? = nil) {
    tray.transform = CGAffineTransform(translationX: 0, y: 300)
    overlayView.alpha = 0
    UIView.animate(withDuration: 0.3) {
      self.tray.transform = .identity
      self.overlayView.alpha = 1
    } completion: { _ in
      done?()
    }
  }
}
