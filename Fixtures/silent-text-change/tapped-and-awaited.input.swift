import UIKit

final class ScannerViewController: UIViewController {
    @IBOutlet private var statusLabel: UILabel!

    @IBAction private func pauseTapped(_ sender: UIButton) {
        pause()
    }

    @IBAction private func resetTapped(_ sender: UIButton) {
        Task {
            await save()
            pause()
        }
    }

    private func pause() {
        statusLabel.text = "Scanning paused"
    }

    private func save() async {}
}
