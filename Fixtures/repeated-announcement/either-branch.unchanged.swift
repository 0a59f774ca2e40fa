// fixture: --unsafe-fixes
import UIKit

final class CartViewController: UIViewController {
    func confirm(_ isFree: Bool) {
        if isFree {
            UIAccessibility.post(notification: .announcement, argument: "Delivery is free")
        } else {
            UIAccessibility.post(notification: .announcement, argument: "Added to the cart")
        }
    }
}
