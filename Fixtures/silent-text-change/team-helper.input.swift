import UIKit

/// Says `text` once the tapped control has been read.
func announce(_ text: String) {
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.8) {
        UIAccessibility.post(notification: .announcement, argument: text)
    }
}

final class HouseViewController: UIViewController {
    @IBOutlet private var statusLabel: UILabel!

    @IBAction private func lock(_ sender: UIButton) {
        statusLabel.text = "The door is locked"
        announce("The door is locked")
    }

    @IBAction private func unlock(_ sender: UIButton) {
        statusLabel.text = "The door is unlocked"
        announce("The door is unlocked")
    }

    @IBAction private func openGarage(_ sender: UIButton) {
        statusLabel.text = "The garage is open"
        announce("The garage is open")
    }

    @IBAction private func closeGarage(_ sender: UIButton) {
        statusLabel.text = "The garage is closed"
    }
}
