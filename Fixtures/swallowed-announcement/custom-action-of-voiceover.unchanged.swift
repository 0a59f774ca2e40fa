// fixture: --unsafe-fixes
import UIKit

final class AlbumViewController: UIViewController {
    override func accessibilityPerformMagicTap() -> Bool {
        UIAccessibility.post(notification: .announcement, argument: "Album archived")
        return true
    }
}
