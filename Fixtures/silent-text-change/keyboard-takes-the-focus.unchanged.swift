// fixture: --unsafe-fixes
import UIKit

final class RecorderViewController: UIViewController {
    @IBOutlet private var statusLabel: UILabel!
    @IBOutlet private var nameField: UITextField!

    @IBAction private func pause(_ sender: UIButton) {
        statusLabel.text = "Recording paused"
        nameField.becomeFirstResponder()
    }
}
