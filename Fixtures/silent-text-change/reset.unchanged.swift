import UIKit

final class RecorderViewController: UIViewController {
    @IBOutlet private var statusLabel: UILabel!
    @IBOutlet private var resultLabel: UILabel!

    @IBAction private func startOver(_ sender: UIButton) {
        statusLabel.text = ""
        resultLabel.text = nil
    }
}
