// fixture: --unsafe-fixes
import UIKit

final class RecorderViewController: UIViewController {
    @IBOutlet private var statusLabel: UILabel!

    func pause() {
        showPaused()
        UIAccessibility.post(notification: .announcement, argument: "Recording paused")
    }

    private func showPaused() {
        statusLabel.text = "Recording paused"
    }
}
