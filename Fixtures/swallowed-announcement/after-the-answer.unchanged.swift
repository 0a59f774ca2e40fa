// fixture: --unsafe-fixes
import UIKit

final class AlbumViewController: UIViewController {
    @IBAction private func archiveTapped(_ sender: UIButton) {
        AlbumStore.archive { _ in
            UIAccessibility.post(notification: .announcement, argument: "Album archived")
        }
    }
}

enum AlbumStore {
    static func archive(_ finished: @escaping (Bool) -> Void) {
        finished(true)
    }
}
