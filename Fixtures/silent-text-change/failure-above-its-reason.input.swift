// fixture: --ios 17.0
import UIKit

final class TollViewController: UIViewController {
    private let statusLabel = UILabel()
    private let infoLabel = UILabel()

    @IBAction private func payTapped(_ sender: UIButton) {
        statusLabel.text = "Payment failed"
        infoLabel.text = "The bridge is closed today"
    }
}
