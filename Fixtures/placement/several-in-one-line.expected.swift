import UIKit

final class DoorViewController: UIViewController {
    @IBOutlet private var statusLabel: UILabel!
    @IBOutlet private var keypad: UIView!
    private var isHome = true

    @IBAction private func knock(_ sender: UIButton) {
        if isHome {
            statusLabel.text = "Come in"
            DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
                UIAccessibility.post(notification: .announcement, argument: "Come in")
            }
        } else {
            statusLabel.text = "Nobody is in"
            DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
                UIAccessibility.post(notification: .announcement, argument: "Nobody is in")
            }
        }
    }
}

final class GateViewController: UIViewController {
    @IBOutlet private var keypad: UIView!; func showKeypad() { keypad.isHidden = false }; func hideKeypad() {
        keypad.isHidden = true
        UIAccessibility.post(notification: .layoutChanged, argument: nil)
    }
}
