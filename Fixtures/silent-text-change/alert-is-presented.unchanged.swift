// fixture: --unsafe-fixes
import UIKit

final class RecorderViewController: UIViewController {
    @IBOutlet private var statusLabel: UILabel!

    @IBAction private func pause(_ sender: UIButton) {
        statusLabel.text = "Recording paused"
        present(UIAlertController(title: "Paused", message: nil, preferredStyle: .alert), animated: true)
    }
}
