// fixture: --unsafe-fixes
import UIKit

final class ConsentViewController: UIViewController {
    func store() {
        UIAccessibility.post(
            notification: .announcement,
            argument: "Version 12.4.1 of the consent was stored, and it stays valid in all of our apps until you withdraw it"
        )
    }
}
