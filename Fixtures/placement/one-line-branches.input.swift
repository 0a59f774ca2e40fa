import UIKit

final class LampViewController: UIViewController {
    @IBOutlet private var statusLabel: UILabel!
    private var isOn = false

    @IBAction private func switchLamp(_ sender: UIButton) {
        isOn.toggle()
        if isOn { statusLabel.text = "On" } else { statusLabel.text = "Off" }
    }
}
