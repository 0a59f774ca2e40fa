// fixture: --unsafe-fixes
import UIKit

final class CartViewController: UIViewController {
    func confirm() async {
        UIAccessibility.post(notification: .announcement, argument: "Added to the cart")
        await deliver()
        UIAccessibility.post(notification: .announcement, argument: "Delivery is free")
    }

    func deliver() async {}
}
