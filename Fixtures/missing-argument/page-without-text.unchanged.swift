// fixture: --unsafe-fixes
import UIKit

final class DownloadViewController: UIViewController {
    override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
        UIAccessibility.post(notification: .pageScrolled, argument: nil)
        return true
    }
}
