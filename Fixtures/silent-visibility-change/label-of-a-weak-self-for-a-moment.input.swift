import UIKit

final class ProfileViewController: UIViewController {
  private let tipLabel = UILabel()

  @IBAction private func copyName(_ sender: UIButton) {
    showTip()
  }

  private func showTip() {
    UIView.animate(withDuration: 2) { [weak self] in
      self?.tipLabel.alpha = 1
    } completion: { [weak self] _ in
      self?.tipLabel.alpha = 0
    }
  }
}
