// fixture: --unsafe-fixes
import UIKit

final class ConsentViewController: UIViewController {
    func store() {
        UIAccessibility.post(
            notification: .announcement,
            argument: NSLocalizedString("consent.screen.stored.announcement", comment: "")
        )
    }
}
