import UIKit

final class ReceiptDialog: UIView {
  private let contentView = UIView()
  private let closeControl = UIControl()

  func show() {
    self.hideViews()
    UIApplication.shared.keyWindow?.addSubview(self)
    UIView.animate(withDuration: 0.3) {
      self.showViews()
    }
  }

  @objc private func hide() {
    UIView.animate(withDuration: 0.3) {
      self.hideViews()
    } completion: { _ in
      self.removeFromSuperview()
      UIAccessibility.post(notification: .layoutChanged, argument: nil)
    }
  }

  private func hideViews() {
    self.alpha = 0
    self.closeControl.alpha = 0
    self.contentView.alpha = 0
  }

  private func showViews() {
    self.alpha = 1
    self.closeControl.alpha = 1
    self.contentView.alpha = 1
    UIAccessibility.post(notification: .screenChanged, argument: self)
  }
}

final class ReceiptController: UIViewController {
  private let dialog = ReceiptDialog()

  @IBAction private func receiptTapped(_ sender: UIButton) { dialog.show() }
}
