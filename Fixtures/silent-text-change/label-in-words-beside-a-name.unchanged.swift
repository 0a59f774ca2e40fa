import UIKit

final class PairedViewController: UIViewController {
    @IBOutlet private var statusLabel: UILabel!
    @IBOutlet private var infoLabel: UILabel!
    @IBOutlet private var nextButton: UIButton!

    @IBAction func nextTapped(_ sender: UIButton) {
        nextButton.isEnabled = false
        infoLabel.text = Scanner.shared.deviceName
        statusLabel.text = NSLocalizedString("pairing.scan.step", comment: "")
        Scanner.shared.start()
    }
}
