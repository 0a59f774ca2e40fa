import UIKit

final class DraftViewController: UIViewController {
    @IBOutlet private var statusLabel: UILabel!

    @IBAction private func keep(_ sender: UIButton) {
        statusLabel.text = "Draft kept"
    }
}
