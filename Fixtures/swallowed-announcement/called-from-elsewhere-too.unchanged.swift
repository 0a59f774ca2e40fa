// fixture: --unsafe-fixes
import UIKit

final class AlbumViewController: UIViewController {
    @IBAction private func copyTapped(_ sender: UIButton) {
        copyLink()
    }

    func copyLink() {
        UIPasteboard.general.string = "https://example.org"
        UIAccessibility.post(notification: .announcement, argument: "Link copied")
    }
}
