import MBProgressHUD
import UIKit

final class InviteViewController: UIViewController {
    @IBAction private func openInvite(_ sender: UIButton) {
        let hud = MBProgressHUD.showAdded(to: view, animated: true)
        hud.mode = .indeterminate
        InviteService.open { [weak self] invite in
            hud.hide(animated: true)
            self?.navigationController?.pushViewController(invite, animated: true)
        }
    }
}

enum InviteService {
    static func open(completion: @escaping @MainActor (UIViewController) -> Void) {}
}
