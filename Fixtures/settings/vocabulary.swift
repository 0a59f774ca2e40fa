import UIKit

final class OvenViewController: UIViewController {
    @IBOutlet private var teaser: UILabel!
    @IBOutlet private var statusLabel: UILabel!

    @IBAction private func heat(_ sender: UIButton) {
        teaser.text = "Heating"
    }

    @IBAction private func light(_ sender: UIButton) {
        statusLabel.text = "Light on"
        murmur("Light on")
    }

    @IBAction private func cool(_ sender: UIButton) {
        statusLabel.text = "Cooling"
        Plop.pop("Cooling")
    }

    @IBAction private func clean(_ sender: UIButton) {
        statusLabel.text = "Cleaning"
        Drops.show("Cleaning")
    }

    func plop(message: String) {
        let note = UILabel()
        note.text = message
        view.addSubview(note)
    }

    func repeatTeaser() {
        UIAccessibility.post(notification: .layoutChanged, argument: teaser.text)
    }
}
