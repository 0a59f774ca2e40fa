import UIKit

final class EntryViewController: UIViewController {
    @IBOutlet private var errorLabel: UILabel!
    @IBOutlet private var statusLabel: UILabel!

    @IBAction private func enter(_ sender: UIButton) {
        UIView.animate(
            withDuration: 0.3,
            animations: {
                let message = String(localized: "The door is locked")
                self.errorLabel.text = message
                self.errorLabel.isHidden = false
            },
            completion: { _ in
                sender.isEnabled = true
                UIAccessibility.post(notification: .layoutChanged, argument: self.errorLabel)
            })
    }

    @IBAction private func leave(_ sender: UIButton) {
        UIView.animate(
            withDuration: 0.3,
            animations: {
                let message = String(localized: "The door is open")
                self.statusLabel.text = message
            },
            completion: { _ in
                sender.isEnabled = true
            })
    }
}
