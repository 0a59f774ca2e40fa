// fixture: --unsafe-fixes
import UIKit

final class DoorViewController: UIViewController {
    @IBOutlet private var lockImageView: UIImageView!
    private var isLocked = false

    @IBAction private func turnKey(_ sender: UIButton) {
        isLocked.toggle()
        DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
            UIAccessibility.post(notification: .announcement, argument: "The key turns")
        }
        if isLocked {
            lockImageView.image = UIImage(named: "closed")
            lockImageView.accessibilityLabel = "Locked"
        }
    }
}
