// fixture: --ios 16.0
import ProgressHUD
import UIKit

/// Says itself what it shows.
@MainActor
enum HUD {
    static func show(_ text: String) {
        ProgressHUD.symbol(nil, name: "info")
        UIAccessibility.post(notification: .announcement, argument: text)
    }
}

final class ClubViewController: UIViewController {
    private let club = Club()

    @IBAction func leaveTapped(_ sender: UIButton) {
        club.leave()
        HUD.show("You have left the club")
    }
}

final class Club {
    func leave() {}
}
