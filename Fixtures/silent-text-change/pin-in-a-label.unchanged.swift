// fixture: --unsafe-fixes
import UIKit

final class RecorderViewController: UIViewController {
    @IBOutlet private var statusLabel: UILabel!
    @IBOutlet private var pinStatusLabel: UILabel!
    private var pin = "1234"

    @IBAction private func pause(_ sender: UIButton) {
        pinStatusLabel.text = pin
    }
}
