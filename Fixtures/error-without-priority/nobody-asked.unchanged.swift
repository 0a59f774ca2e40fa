// fixture: --ios 17.0
import UIKit

final class PaymentViewController: UIViewController {
    private var observer: NSObjectProtocol?

    func watch() {
        observer = NotificationCenter.default.addObserver(
            forName: .paymentLost, object: nil, queue: .main
        ) { _ in
            UIAccessibility.post(notification: .announcement, argument: "Payment failed")
        }
    }
}

extension Notification.Name {
    static let paymentLost = Notification.Name("paymentLost")
}
