// fixture: --unsafe-fixes
import UIKit

final class ConsentViewController: UIViewController {
    func store() {
        let name = NSLocalizedString("name", comment: "")
        UIAccessibility.post(
            notification: .announcement,
            argument: NSLocalizedString(
                "Your consent was stored. You can withdraw it at any time in the settings, where you also find all that we know.", comment: name)
        )
    }
}
