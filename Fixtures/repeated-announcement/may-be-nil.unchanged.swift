// fixture: --unsafe-fixes
import UIKit

final class CartViewController: UIViewController {
    @IBOutlet private var totalLabel: UILabel!

    func confirm() {
        UIAccessibility.post(notification: .announcement, argument: "Added to the cart")
        UIAccessibility.post(notification: .announcement, argument: totalLabel.text)
    }
}
