// fixture: --unsafe-fixes
import UIKit

final class TicketViewController: UIViewController {
    @IBOutlet private var titleLabel: UILabel!

    func say(_ seat: String) {
        titleLabel.text = NSLocalizedString("Your ticket", comment: "")
        UIAccessibility.post(notification: .announcement, argument: seat)
        UIAccessibility.post(
            notification: .announcement,
            argument: NSLocalizedString("Your seat", comment: "VoiceOver announcement")
        )
    }
}
