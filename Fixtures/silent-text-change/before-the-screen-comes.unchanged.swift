import UIKit

final class HelpPageViewController: UIViewController {
    @IBOutlet private var statusLabel: UILabel!

    func setStatus(message: String) {
        loadViewIfNeeded()
        statusLabel.text = message
    }
}
