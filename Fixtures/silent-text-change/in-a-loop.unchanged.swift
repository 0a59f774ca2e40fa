// fixture: --unsafe-fixes
import UIKit

final class RecorderViewController: UIViewController {
    @IBOutlet private var statusLabel: UILabel!

    @IBAction private func pause(_ sender: UIButton) {
        for number in 1...3 {
            statusLabel.text = "Recording \(number)"
        }
    }
}
