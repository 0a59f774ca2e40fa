// fixture: --unsafe-fixes
import UIKit

final class HarbourViewController: UIViewController {
    @IBOutlet private var statusLabel: UILabel!

    @IBAction private func moor(_ sender: UIButton) {
        #if HARBOUR_MASTER
        statusLabel.text = "Berth 4"
    }
}
