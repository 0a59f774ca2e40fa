import MBProgressHUD
import UIKit

final class Launcher {
  func showProgress(_ label: String, in window: UIWindow, while action: () throws -> Void) async throws
  {
    let hud = MBProgressHUD(view: window)
    hud.mode = .text
    hud.label.text = label
    window.addSubview(hud)
    hud.show(animated: true)
    try await Task.sleep(nanoseconds: 300_000_000)
    try action()
    hud.hide(animated: true)
  }
}
