// fixture: --unsafe-fixes
import UIKit

final class AlbumViewController: UIViewController {
    func confirm() {
        let alert = UIAlertController(title: "Archive?", message: nil, preferredStyle: .alert)
        alert.addAction(
            UIAlertAction(title: "Archive", style: .destructive) { _ in
                UIAccessibility.post(notification: .announcement, argument: "Album archived")
            })
        present(alert, animated: true)
    }
}
