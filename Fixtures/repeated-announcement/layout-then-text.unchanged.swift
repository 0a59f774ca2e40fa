// fixture: --unsafe-fixes
import UIKit

final class CartViewController: UIViewController {
    func confirm() {
        UIAccessibility.post(notification: .layoutChanged, argument: nil)
        UIAccessibility.post(notification: .announcement, argument: "Delivery is free")
    }
}
