// fixture: --unsafe-fixes
import UIKit

final class AlbumViewController: UIViewController {
    func store(_ title: String) {
        UserDefaults.standard.set(title, forKey: "title")
        dismiss(animated: true)
        let spoken = String(localized: "Title saved")
        UIAccessibility.post(notification: .announcement, argument: spoken)
    }
}
