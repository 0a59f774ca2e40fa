// fixture: --unsafe-fixes
import UIKit

final class LockViewController: UIViewController {
    @IBOutlet private var lockImageView: UIImageView!
    private var isLocked = true

    override func viewDidLoad() {
        super.viewDidLoad()
        lockImageView.image = UIImage(named: isLocked ? "locked" : "open")
        lockImageView.accessibilityLabel = isLocked ? "Locked" : "Open"
    }
}
