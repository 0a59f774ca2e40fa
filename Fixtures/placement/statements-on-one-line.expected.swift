import UIKit

final class KioskViewController: UIViewController {
    @IBOutlet private var statusLabel: UILabel!
    @IBOutlet private var bell: UIButton!

    @IBAction private func ring(_ sender: UIButton) {
        bell.isEnabled = false; statusLabel.text = "Someone will be with you"
        DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
            UIAccessibility.post(notification: .announcement, argument: "Someone will be with you")
        }
    }
}
