import MBProgressHUD
import UIKit

@MainActor
final class Launcher {
  func showProgress(_ label: String, in window: UIWindow, while action: () throws -> Void) async throws
  {
    let hud = MBProgressHUD.showAdded(to: window, animated: true)
    hud.mode = .text
    hud.label.text = label
    DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
      UIAccessibility.post(notification: .announcement, argument: label)
    }
    try await Task.sleep(nanoseconds: 300_000_000)
    try action()
    hud.hide(animated: true)
  }
}
