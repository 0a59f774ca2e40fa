// fixture: --unsafe-fixes
// a11y-fix:ignore-file: spoken by the recorder itself
import UIKit

final class RecorderViewController: UIViewController {
    @IBOutlet private var statusLabel: UILabel!

    @IBAction private func pause(_ sender: UIButton) {
        statusLabel.text = "Recording paused"
    }
}
