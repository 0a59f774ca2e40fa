// fixture: --unsafe-fixes
import UIKit

final class ArchiveViewController: UIViewController {
    @IBOutlet private var statusView: UIView!

    @IBAction private func pack(_ sender: UIButton) {
        DispatchQueue.global().async {
            self.statusView.isHidden = true
        }
    }
}
