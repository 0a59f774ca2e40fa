// fixture: --unsafe-fixes
import UIKit

final class ConnectionBar: UIView {
  private let label = UILabel()
  private let heightConstraint = NSLayoutConstraint()

  func show(message: String) {
    label.text = message
    DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
      UIAccessibility.post(notification: .announcement, argument: message)
    }
    heightConstraint.constant = 36
    UIView.animate(withDuration: 0.2) { self.superview?.layoutIfNeeded() }
  }
}

final class TerminalController: UIViewController {
  private let bar = ConnectionBar()

  @IBAction func reconnect(_ sender: UIButton) {
    bar.show(message: "Connection lost")
  }
}
