// fixture: --ios 16.0
import UIKit

/// An action takes away what has been used: the focus was there.
final class DraftView: UIView {
  private let noticeBar = UIView()
  private let clearButton = UIButton()

  func wire() {
    clearButton.addTarget(self, action: #selector(clearTapped(_:)), for: .touchUpInside)
  }

  @objc func clearTapped(_ sender: UIButton) {
    sender.isHidden = true
    UIAccessibility.post(notification: .layoutChanged, argument: nil)
  }

  @IBAction func noticeBarClicked(_ sender: Any) {
    if noticeBar.alpha > 0 {
      UIView.animate(withDuration: 0.2) { self.noticeBar.alpha = 0 }
      UIAccessibility.post(notification: .layoutChanged, argument: nil)
    }
  }

  @IBAction func cancelButtonTapped(_ sender: UIButton) {
    removeFromSuperview()
    UIAccessibility.post(notification: .layoutChanged, argument: nil)
  }
}
