import MBProgressHUD
import UIKit

final class ArchiveViewController: UIViewController {
  @IBAction func emptyTapped(_ sender: UIButton) {
    RunLoop.main.perform {
      let hud = MBProgressHUD.showAdded(to: self.view, animated: true)
      hud.mode = .text
      hud.label.text = "The archive is empty"
      hud.hide(animated: true, afterDelay: 2)
    }
    Archive.shared.empty()
  }
}

final class Archive: @unchecked Sendable {
  static let shared = Archive()
  func empty() {}
}
