import UIKit

final class TowelViewController: UIViewController {
    @IBOutlet private var statusLabel: UILabel!

    @IBAction private func dry(_ sender: UIButton) {
        statusLabel.text = "Dried"
        tell("Dried")
    }

    private func tell(_ text: String) {
        murmur(text)
    }
}
