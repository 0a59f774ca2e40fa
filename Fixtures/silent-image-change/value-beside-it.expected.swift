// fixture: --unsafe-fixes
import UIKit

final class LockViewController: UIViewController {
    @IBOutlet private var lockImageView: UIImageView!
    private var isLocked = true

    @IBAction private func toggleLock(_ sender: UIButton) {
        isLocked.toggle()
        lockImageView.image = UIImage(named: isLocked ? "locked" : "open")
        lockImageView.accessibilityValue = isLocked ? "Locked" : "Open"
        UIAccessibility.post(notification: .layoutChanged, argument: lockImageView)
    }
}
