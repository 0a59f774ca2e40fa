// fixture: --unsafe-fixes
import UIKit

final class AlbumViewController: UIViewController {
    @IBAction private func copyTapped(_ sender: UIButton) {
        copyLink()
    }

    private func copyLink() {
        UIPasteboard.general.string = "https://example.org"
        DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
            UIAccessibility.post(notification: .announcement, argument: "Link copied")
        }
    }
}
