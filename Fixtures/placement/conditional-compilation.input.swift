import UIKit

final class BuildViewController: UIViewController {
    @IBOutlet private var statusLabel: UILabel!

    @IBAction private func check(_ sender: UIButton) {
        #if BETA
        statusLabel.text = "You have the newest beta"
        #else
        statusLabel.text = "You have the newest version"
        #endif
    }
}
