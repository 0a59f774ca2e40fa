// fixture: --unsafe-fixes
import UIKit

final class RecorderViewController: UIViewController {
    @IBOutlet private var statusLabel: UILabel!

    @IBAction private func pause(_ sender: UIButton) {
        if sender.isEnabled {
            statusLabel.text = "Recording paused"
        }
        UIAccessibility.post(notification: .layoutChanged, argument: nil)
    }
}
