import MBProgressHUD
import UIKit

final class PortController: UIViewController {
  private var isOpen = false

  func didBeginSelection(ofPort port: String) {
    if !isOpen {
      let hud = MBProgressHUD.showAdded(to: view, animated: true)
      hud.mode = .text
      hud.label.text = "This port is closed"
      DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
        UIAccessibility.post(notification: .announcement, argument: "This port is closed")
      }
      hud.hide(animated: true, afterDelay: 2)
    }
  }
}
