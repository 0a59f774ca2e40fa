import UIKit

final class KioskViewController: UIViewController {
    @IBOutlet private var statusLabel: UILabel!

    @IBAction private func ring(_ sender: UIButton) {
        statusLabel.text = "Someone will be with you"  // wording agreed with the front desk

        /* The bell itself is rung by the server. */
    }
}
