// fixture: --unsafe-fixes
import UIKit

final class LockViewController: UIViewController {
    @IBOutlet private var lockImageView: UIImageView!
    private var isLocked = true

    @IBAction private func toggleLock(_ sender: UIButton) {
        isLocked.toggle()
        if isLocked {
            lockImageView.image = UIImage(named: "locked")
            lockImageView.accessibilityLabel = "Locked"
        } else {
            lockImageView.image = UIImage(named: "open")
            lockImageView.accessibilityLabel = "Open"
        }
    }
}
