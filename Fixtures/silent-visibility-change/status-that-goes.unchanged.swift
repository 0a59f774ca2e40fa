import UIKit

final class FerryStatusBar: UIView {
  func hide() {
    UIView.animate(withDuration: 0.5) {
      self.alpha = 0
    } completion: { _ in
      self.isHidden = true
    }
  }
}

final class FerryViewController: UIViewController {
  private let statusBar = FerryStatusBar()

  @IBAction private func closeTapped(_ sender: UIButton) {
    statusBar.hide()
  }
}
