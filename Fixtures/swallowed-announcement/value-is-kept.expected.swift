// fixture: --unsafe-fixes
import UIKit

final class AlbumViewController: UIViewController {
    private var photos: [String] = []

    @IBAction private func archiveTapped(_ sender: UIButton) {
        photos.removeLast()
        // Only what is left matters.
        let announcement = "Photos left: \(photos.count)"
        DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
            UIAccessibility.post(
                notification: .announcement,
                argument: announcement
            ) // not the name
        }
    }
}
