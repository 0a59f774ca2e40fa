// fixture: --unsafe-fixes
import UIKit

final class ConsentViewController: UIViewController {
    func store(_ date: String) {
        UIAccessibility.post(
            notification: .announcement,
            argument: "Your consent was stored. You can withdraw it at any time in the settings, where you also find all that we know. It holds until \(date)."
        )
    }
}
