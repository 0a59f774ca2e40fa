// fixture: --unsafe-fixes
import UIKit

final class AlbumViewController: UIViewController {
    private var photos: [String] = []

    @IBAction private func archiveTapped(_ sender: UIButton) {
        UIAccessibility.post(
            notification: .announcement,
            argument: """
                Photos left: \(photos.count)
                """
        )
    }
}
