import MBProgressHUD
import UIKit

final class InviteViewController: UIViewController {
    @IBAction private func copyLink(_ sender: UIButton) {
        UIPasteboard.general.string = "https://example.org/invite"
        let hud = MBProgressHUD.showAdded(to: view, animated: true)
        hud.mode = .text
        hud.label.text = "Link copied"
        DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
            UIAccessibility.post(notification: .announcement, argument: "Link copied")
        }
        hud.hide(animated: true, afterDelay: 1.5)
    }
}
