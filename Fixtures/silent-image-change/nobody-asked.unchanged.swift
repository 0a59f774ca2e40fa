// fixture: --unsafe-fixes
import UIKit

final class LockViewController: UIViewController {
    @IBOutlet private var lockImageView: UIImageView!
    private var isLocked = true

    func watch() {
        NotificationCenter.default.addObserver(
            self, selector: #selector(toggleLock), name: UIApplication.didBecomeActiveNotification,
            object: nil)
    }

    @objc private func toggleLock() {
        isLocked.toggle()
        lockImageView.image = UIImage(named: isLocked ? "locked" : "open")
        lockImageView.accessibilityLabel = isLocked ? "Locked" : "Open"
    }
}
