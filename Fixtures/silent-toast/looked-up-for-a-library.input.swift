import MBProgressHUD
import UIKit

enum Notices {
  static func localized(_ text: String) -> String { NSLocalizedString(text, comment: "") }

  static func show(_ message: String, on view: UIView) {
    let hud = MBProgressHUD.showAdded(to: view, animated: true)
    hud.mode = .text
    hud.label.text = localized(message)
    hud.hide(animated: true, afterDelay: 2)
  }
}
