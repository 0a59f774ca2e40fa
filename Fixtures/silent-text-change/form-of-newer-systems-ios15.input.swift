// fixture: --ios 15.0
import UIKit

final class TunerViewController: UIViewController {
    @IBOutlet private var statusLabel: UILabel!

    @IBAction private func mute(_ sender: UIButton) {
        statusLabel.text = "Muted"
        if #available(iOS 17.0, *) {
            AccessibilityNotification.Announcement("Muted").post()
        }
    }

    @IBAction private func unmute(_ sender: UIButton) {
        statusLabel.text = "Sound is on"
    }
}
