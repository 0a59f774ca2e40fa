// fixture: --ios 15.0
import UIKit

enum MBProgressHUDMode { case text, indeterminate }

final class MBProgressHUD: UIView {
  var mode = MBProgressHUDMode.indeterminate
  let label = UILabel()
  static func showAdded(to view: UIView, animated: Bool) -> MBProgressHUD { MBProgressHUD() }
  func hide(animated: Bool, afterDelay: TimeInterval) {}
}

final class Uploads {
  func send(then done: @escaping (Bool) -> Void) {}
  func delete(then done: @escaping () -> Void) {}
}

final class DocumentsController: UIViewController {
  private let uploads = Uploads()

  // The answer comes on another queue: what hides the note knows.
  @IBAction func sendTapped() {
    let hud = MBProgressHUD.showAdded(to: view, animated: true)
    uploads.send { _ in
      hud.mode = .text
      hud.label.text = "Documents sent"
      DispatchQueue.main.async {
        hud.hide(animated: true, afterDelay: 2)
      }
    }
  }

  @IBAction func deleteTapped() {
    let hud = MBProgressHUD.showAdded(to: view, animated: true)
    uploads.delete {
      hud.mode = .text
      hud.label.text = "Documents deleted"
      hud.hide(animated: true, afterDelay: 2)
    }
  }
}
