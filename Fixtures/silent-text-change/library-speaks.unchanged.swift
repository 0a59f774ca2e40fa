// fixture: --unsafe-fixes
import SVProgressHUD
import UIKit

final class RecorderViewController: UIViewController {
    @IBOutlet private var statusLabel: UILabel!

    @IBAction private func pause(_ sender: UIButton) {
        statusLabel.text = "Recording paused"
        SVProgressHUD.showSuccess(withStatus: "Recording paused")
    }
}
