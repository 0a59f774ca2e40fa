// fixture: --unsafe-fixes
import UIKit

final class AlbumViewController: UIViewController {
    @IBAction private func archiveTapped(_ sender: UIButton) {
        UIAccessibility.post(notification: .announcement, argument: "")
    }
}
