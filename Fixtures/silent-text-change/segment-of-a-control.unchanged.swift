// fixture: --unsafe-fixes
import UIKit

final class RecorderViewController: UIViewController {
    @IBOutlet private var statusLabel: UILabel!
    @IBOutlet private var speedControl: UISegmentedControl!

    @IBAction private func pause(_ sender: UIButton) {
        speedControl.selectedSegmentIndex = 1
    }
}
