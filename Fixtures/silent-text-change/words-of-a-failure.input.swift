// fixture: --ios 17.0 --unsafe-fixes
import UIKit

final class PaymentViewController: UIViewController {
    private let statusLabel = UILabel()

    func close() {
        statusLabel.text = "Payment failed"
    }
}
