// fixture: --unsafe-fixes
import UIKit

final class AlbumViewController: UIViewController {
    private var photos: [String] = []

    @IBAction private func archiveTapped(_ sender: UIButton) {
        photos.removeAll()
        #if DEBUG
        UIAccessibility.post(notification: .announcement, argument: "Album archived")
        #endif
    }
}
