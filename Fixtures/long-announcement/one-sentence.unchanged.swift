// fixture: --unsafe-fixes
import UIKit

final class ConsentViewController: UIViewController {
    func store() {
        UIAccessibility.post(
            notification: .announcement,
            argument: "Your consent was stored and can be withdrawn at any time in the settings of this app on this phone"
        )
    }
}
