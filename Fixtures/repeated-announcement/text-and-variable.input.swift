// fixture: --unsafe-fixes
import UIKit

final class CartViewController: UIViewController {
    func confirm(_ total: String) {
        UIAccessibility.post(notification: .announcement, argument: "Added to the cart")
        UIAccessibility.post(notification: .announcement, argument: total)
    }
}
