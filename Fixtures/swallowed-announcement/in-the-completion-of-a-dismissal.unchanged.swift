// fixture: --unsafe-fixes
import UIKit

final class AlbumViewController: UIViewController {
    func store(_ title: String) {
        dismiss(animated: true) {
            UIAccessibility.post(notification: .announcement, argument: "Title saved")
        }
    }
}
