import MBProgressHUD
import UIKit

final class InviteViewController: UIViewController {
    @IBAction private func send(_ sender: UIButton) {
        let hud = MBProgressHUD.showAdded(to: view, animated: true)
        InviteService.send {
            hud.mode = .text
            hud.label.text = "Invitation sent"
            hud.hide(animated: true, afterDelay: 1.5)
        }
    }
}

enum InviteService {
    static func send(completion: @escaping @MainActor () -> Void) {}
}
