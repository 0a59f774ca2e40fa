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
        DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
            UIAccessibility.post(notification: .announcement, argument: "Scanning paused")
        }
    }

    private func save() async {}
}
