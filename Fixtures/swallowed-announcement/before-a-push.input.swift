// fixture: --unsafe-fixes
import UIKit

final class AlbumViewController: UIViewController {
    func open(_ album: UIViewController) {
        if UIAccessibility.isVoiceOverRunning {
            UIAccessibility.post(notification: .announcement, argument: "Opening album")
            navigationController?.pushViewController(album, animated: true)
        }
    }
}
