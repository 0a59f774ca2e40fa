// fixture: --unsafe-fixes
import UIKit

final class RemoteController: UIViewController {
  @IBOutlet private var statusLabel: UILabel!
  @IBOutlet private var statusView: UIView!

  @IBAction func reconnect(_ sender: UIButton) {
    showStatus("Reconnected", autoHide: true)
  }

  func showStatus(_ text: String, autoHide: Bool) {
    statusLabel.text = text
    statusView.isHidden = false
    DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
      UIAccessibility.post(notification: .announcement, argument: text)
    }
    guard autoHide else { return }
    UIView.animate(withDuration: 0.3, delay: 2, animations: { self.statusView.alpha = 0 })
  }
}
