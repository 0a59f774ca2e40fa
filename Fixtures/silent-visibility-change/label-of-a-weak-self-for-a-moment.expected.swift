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
    if let message = tipLabel.text {
      DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
        UIAccessibility.post(notification: .announcement, argument: message)
      }
    }
  }
}
