// fixture: --unsafe-fixes
import UIKit

final class AlbumViewController: UIViewController {
    private var steps: [() -> Void] = []

    @IBAction private func copyTapped(_ sender: UIButton) {
        copyLink()
        steps.append(copyLink)
    }

    private func copyLink() {
        UIPasteboard.general.string = "https://example.org"
        UIAccessibility.post(notification: .announcement, argument: "Link copied")
    }
}
