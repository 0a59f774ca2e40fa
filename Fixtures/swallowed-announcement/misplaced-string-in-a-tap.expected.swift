// fixture: --unsafe-fixes
import UIKit

final class AlbumViewController: UIViewController {
    @IBAction private func archiveTapped(_ sender: UIButton) {
        DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
            UIAccessibility.post(notification: .announcement, argument: "Album archived")
        }
    }
}
