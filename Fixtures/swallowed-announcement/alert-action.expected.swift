// fixture: --unsafe-fixes
import UIKit

final class AlbumViewController: UIViewController {
    func confirm() {
        let alert = UIAlertController(title: "Archive?", message: nil, preferredStyle: .alert)
        alert.addAction(
            UIAlertAction(title: "Archive", style: .destructive) { _ in
                DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
                    UIAccessibility.post(notification: .announcement, argument: "Album archived")
                }
            })
        present(alert, animated: true)
    }
}
