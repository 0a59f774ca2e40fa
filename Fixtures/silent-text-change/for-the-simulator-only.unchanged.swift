import UIKit

final class LogsViewController: UIViewController {
    @IBOutlet private var statusLabel: UILabel!

    @IBAction private func exportTapped(_ sender: UIButton) {
        #if targetEnvironment(simulator)
        statusLabel.text = "Written beside the app"
        #endif
    }
}
