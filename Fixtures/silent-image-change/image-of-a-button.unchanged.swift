// fixture: --unsafe-fixes
import UIKit

final class LockViewController: UIViewController {
    @IBOutlet private var lockButton: LockButton!
    private var isLocked = true

    @IBAction private func toggleLock(_ sender: UIButton) {
        isLocked.toggle()
        lockButton.image = UIImage(named: isLocked ? "locked" : "open")
        lockButton.accessibilityLabel = isLocked ? "Locked" : "Open"
    }
}

final class LockButton: UIButton {
    var image: UIImage?
}
