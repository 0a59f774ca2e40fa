import UIKit

final class MetronomeViewController: UIViewController {
    @IBOutlet private var statusLabel: UILabel!

    @IBAction private func faster(_ sender: UIButton) {
        // a11y-fix:ignore silent-text-change: the beat itself is the answer
        statusLabel.text = "Faster"
    }
}
