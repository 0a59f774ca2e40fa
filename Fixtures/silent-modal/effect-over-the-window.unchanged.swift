import UIKit

final class StarFlybyAnimation: UIView {
  func present(from controller: UIViewController) {
    guard let window = controller.view.window else { return }
    window.addSubview(self)
    frame = window.bounds
    UIView.animate(withDuration: 1) {
      self.transform = CGAffineTransform(translationX: 0, y: 200)
    } completion: { _ in
      self.removeFromSuperview()
    }
  }
}

final class PrizeViewController: UIViewController {
  @IBAction private func openTapped(_ sender: UIButton) {
    StarFlybyAnimation().present(from: self)
  }
}
