import UIKit

final class SurnameAlertView: UIView {
  private let contentView = UIView()
  private let surnameField = UITextField()
  private let backControl = UIControl()

  @objc private func hide() {
    UIView.animate(withDuration: 0.3) {
      self.hideViews()
    } completion: { _ in
      self.removeFromSuperview()
      UIAccessibility.post(notification: .layoutChanged, argument: nil)
    }
  }

  @IBAction private func closeTapped(_ sender: UIButton) {
    hide()
  }

  func show() {
    self.hideViews()
    UIApplication.shared.keyWindow?.addSubview(self)
    UIView.animate(withDuration: 0.3) {
      self.showViews()
      self.surnameField.becomeFirstResponder()
    }
  }

  private func hideViews() {
    self.alpha = 0
    self.contentView.alpha = 0
    self.backControl.alpha = 0
  }

  private func showViews() {
    self.alpha = 1
    self.contentView.alpha = 1
    self.backControl.alpha = 1
  }
}
