// fixture: --unsafe-fixes
#if os(macOS)
import UIKit

final class RecorderViewController: UIViewController {
    @IBOutlet private var statusLabel: UILabel!

    @IBAction private func pause(_ sender: UIButton) {
        statusLabel.text = "Recording paused"
    }
}
#endif
