import UIKit

final class LampViewController: UIViewController {
    @IBOutlet private var statusLabel: UILabel!
    private var isOn = false

    @IBAction private func switchLamp(_ sender: UIButton) {
        isOn.toggle()
        if isOn {
            statusLabel.text = "On"
            DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
                UIAccessibility.post(notification: .announcement, argument: "On")
            }
        } else {
            statusLabel.text = "Off"
            DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
                UIAccessibility.post(notification: .announcement, argument: "Off")
            }
        }
    }
}
