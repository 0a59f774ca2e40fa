// fixture: --unsafe-fixes
import UIKit

final class RecorderViewController: UIViewController {
    @IBOutlet private var statusLabel: UILabel!

    override func viewDidLoad() {
        super.viewDidLoad()
        statusLabel.accessibilityElementsHidden = true
    }

    @IBAction private func pause(_ sender: UIButton) {
        statusLabel.text = "Recording paused"
    }
}
