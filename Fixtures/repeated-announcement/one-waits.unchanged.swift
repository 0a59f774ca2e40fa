// fixture: --unsafe-fixes
import UIKit

final class CartViewController: UIViewController {
    func confirm() {
        UIAccessibility.post(notification: .announcement, argument: "Added to the cart")
        DispatchQueue.main.asyncAfter(deadline: .now() + 3) {
            UIAccessibility.post(notification: .announcement, argument: "Delivery is free")
        }
    }
}
