// fixture: --unsafe-fixes
import UIKit

final class CartViewController: UIViewController {
    private var count = 0

    func confirm() {
        UIAccessibility.post(notification: .announcement, argument: "Added to the cart")
        count += 1
        UIAccessibility.post(notification: .announcement, argument: "Delivery is free")
    }
}
