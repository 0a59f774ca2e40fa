// fixture: --unsafe-fixes
import UIKit

final class RecorderViewController: UIViewController {
    @IBOutlet private var statusLabel: UILabel!

    private func tell() {
        UIAccessibility.post(notification: .layoutChanged, argument: nil)
    }

    @IBAction private func pause(_ sender: UIButton) {
        statusLabel.text = "Recording paused"
        tell()
    }
}
