// fixture: --unsafe-fixes
import UIKit

final class AlbumViewController: UIViewController {
    private var spoken = makeSpoken()

    @IBAction private func archiveTapped(_ sender: UIButton) {
        UIAccessibility.post(notification: .announcement, argument: spoken)
    }
}

private func makeSpoken() -> NSAttributedString {
    NSAttributedString(string: "Album archived")
}
