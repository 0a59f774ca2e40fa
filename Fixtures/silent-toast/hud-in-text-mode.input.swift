import MBProgressHUD
import UIKit

final class InviteViewController: UIViewController {
    @IBAction private func copyLink(_ sender: UIButton) {
        UIPasteboard.general.string = "https://example.org/invite"
        let hud = MBProgressHUD.showAdded(to: view, animated: true)
        hud.mode = .text
        hud.label.text = "Link copied"
        hud.hide(animated: true, afterDelay: 1.5)
    }
}
