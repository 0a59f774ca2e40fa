// fixture: --ios 17.0 --unsafe-fixes
import UIKit

final class PaymentViewController: UIViewController {
    func finish() {
        UIAccessibility.post(notification: .announcement, argument: "No errors found")
    }
}
