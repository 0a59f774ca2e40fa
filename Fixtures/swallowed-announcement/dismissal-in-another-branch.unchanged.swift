// fixture: --unsafe-fixes
import UIKit

final class AlbumViewController: UIViewController {
    private var isDone = false

    func store(_ title: String) {
        UserDefaults.standard.set(title, forKey: "title")
        if isDone {
            dismiss(animated: true)
        } else {
            UIAccessibility.post(notification: .announcement, argument: "Title saved")
        }
    }
}
