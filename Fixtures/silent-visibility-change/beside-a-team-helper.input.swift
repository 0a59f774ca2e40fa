import UIKit

enum Speaker {
    static func say(_ text: String) {
        UIAccessibility.post(notification: .announcement, argument: text)
    }
}

final class GardenViewController: UIViewController {
    @IBOutlet private var wateringPanel: UIStackView!
    @IBOutlet private var statusLabel: UILabel!

    @IBAction private func showWatering(_ sender: UIButton) {
        wateringPanel.isHidden = false
    }

    @IBAction private func openValve(_ sender: UIButton) {
        statusLabel.text = "The valve is open"
    }

    @IBAction private func mow(_ sender: UIButton) {
        Speaker.say("The robot mows")
    }

    @IBAction private func rest(_ sender: UIButton) {
        Speaker.say("The robot rests")
    }

    @IBAction private func park(_ sender: UIButton) {
        Speaker.say("The robot drives home")
    }
}
