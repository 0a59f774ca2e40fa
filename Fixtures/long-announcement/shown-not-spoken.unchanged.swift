// fixture: --unsafe-fixes
import UIKit

final class ConsentViewController: UIViewController {
    private let help = "Your consent was stored. You can withdraw it at any time in the settings, where you also find all that we know."

    func store() {
        UIAccessibility.post(notification: .announcement, argument: "Consent stored")
    }
}
