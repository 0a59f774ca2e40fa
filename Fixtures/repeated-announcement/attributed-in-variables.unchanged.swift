// fixture: --unsafe-fixes
import UIKit

final class CartViewController: UIViewController {
    func confirm() {
        let first = NSAttributedString(
            string: "Added to the cart", attributes: [.accessibilitySpeechQueueAnnouncement: true])
        let second = NSAttributedString(
            string: "Delivery is free", attributes: [.accessibilitySpeechQueueAnnouncement: true])
        UIAccessibility.post(notification: .announcement, argument: first)
        UIAccessibility.post(notification: .announcement, argument: second)
    }
}
