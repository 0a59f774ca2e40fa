// fixture: --unsafe-fixes
import UIKit

final class AlbumViewController: UIViewController {
    @IBOutlet private var undoButton: UIButton!

    @IBAction private func archiveTapped(_ sender: UIButton) {
        UIAccessibility.post(notification: .layoutChanged, argument: undoButton)
    }
}
