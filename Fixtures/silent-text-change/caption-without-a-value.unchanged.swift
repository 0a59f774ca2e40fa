import UIKit

/// A caption that waits for its value says nothing yet.
final class OvenViewController: UIViewController {
    @IBOutlet private var statusLabel: UILabel!

    @IBAction private func startTapped(_ sender: UIButton) {
        statusLabel.text = "Status:"
        heat()
    }

    private func heat() {}
}
