// fixture: --unsafe-fixes
// a11y-fix:disable silent-text-change
import UIKit

final class RecorderViewController: UIViewController {
    @IBOutlet private var statusLabel: UILabel!

    @IBAction private func pause(_ sender: UIButton) {
        statusLabel.text = "Recording paused"
    }
}
// a11y-fix:enable silent-text-change
