// fixture: --unsafe-fixes
import UIKit

final class AlbumViewController: UIViewController {
    private var isDone = false

    func store(_ title: String) {
        guard !isDone else {
            dismiss(animated: true)
            return
        }
        UserDefaults.standard.set(title, forKey: "title")
        UIAccessibility.post(notification: .announcement, argument: "Title saved")
    }
}
