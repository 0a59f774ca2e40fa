import UIKit

final class KioskViewController: UIViewController {
    @IBOutlet private var statusLabel: UILabel!
    @IBOutlet private var bell: UIButton!

    @IBAction private func ring(_ sender: UIButton) {
        bell.isEnabled = false; statusLabel.text = "Someone will be with you"
    }
}
