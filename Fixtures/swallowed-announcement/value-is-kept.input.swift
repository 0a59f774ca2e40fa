// fixture: --unsafe-fixes
import UIKit

final class AlbumViewController: UIViewController {
    private var photos: [String] = []

    @IBAction private func archiveTapped(_ sender: UIButton) {
        photos.removeLast()
        // Only what is left matters.
        UIAccessibility.post(
            notification: .announcement,
            argument: "Photos left: \(photos.count)"
        ) // not the name
    }
}
