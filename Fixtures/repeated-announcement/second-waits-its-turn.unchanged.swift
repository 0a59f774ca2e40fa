// fixture: --unsafe-fixes
import UIKit

final class CartViewController: UIViewController {
    func confirm() {
        UIAccessibility.post(notification: .announcement, argument: "Added to the cart")
        UIAccessibility.post(
            notification: .announcement,
            argument: NSAttributedString(
                string: "Delivery is free", attributes: [.accessibilitySpeechQueueAnnouncement: true]))
    }
}
