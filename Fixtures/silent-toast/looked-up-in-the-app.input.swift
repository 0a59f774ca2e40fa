import MBProgressHUD
import UIKit

extension String {
  func localized() -> String { NSLocalizedString(self, comment: "") }
}

extension UIViewController {
  func showDone(_ message: String) {
    let hud = MBProgressHUD.showAdded(to: view, animated: false)
    hud.mode = .customView
    hud.label.text = message.localized()
    hud.hide(animated: true, afterDelay: 1)
  }
}
