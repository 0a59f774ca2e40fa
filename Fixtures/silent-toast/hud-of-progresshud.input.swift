// fixture: --ios 16.0
import ProgressHUD
import UIKit

extension UIViewController {
    func showDone(_ message: String) {
        ProgressHUD.showSucceed(message)
    }
}

final class ClubViewController: UIViewController {
    private let club = Club()

    @IBAction func joinTapped(_ sender: UIButton) {
        ProgressHUD.show("Asking the club")
        club.join { isMember in
            ProgressHUD.dismiss()
            if isMember {
                self.showDone("You are a member now")
            }
        }
    }

    @IBAction func leaveTapped(_ sender: UIButton) {
        club.leave()
        ProgressHUD.succeed("You have left the club", delay: 2)
    }
}

final class Club {
    func join(then: @escaping (Bool) -> Void) {}
    func leave() {}
}
