// fixture: --unsafe-fixes
import UIKit

final class AlbumViewController: UIViewController {
    @IBOutlet private var album: UIView!

    @IBAction private func archiveTapped(_ sender: UIButton) {
        UIView.animate(withDuration: 0.3) {
            self.album.alpha = 0.5
        } completion: { _ in
            UIAccessibility.post(notification: .announcement, argument: "Album archived")
        }
    }
}
