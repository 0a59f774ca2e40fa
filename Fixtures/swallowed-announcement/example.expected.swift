// fixture: --unsafe-fixes
import UIKit

final class AlbumViewController: UIViewController {
    private var photos: [String] = []

    @IBAction private func archiveTapped(_ sender: UIButton) {
        photos.removeAll()
        DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
            UIAccessibility.post(notification: .announcement, argument: "Album archived")
        }
    }
}
