// fixture: --unsafe-fixes
import UIKit

final class RecorderViewController: UIViewController {
    @IBOutlet private var statusLabel: UILabel!
    @IBOutlet private var balanceStatusLabel: UILabel!

    @IBAction private func pause(_ sender: UIButton) {
        balanceStatusLabel.text = sender.currentTitle
    }
}
