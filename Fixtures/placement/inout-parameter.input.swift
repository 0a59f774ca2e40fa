import UIKit

final class JarViewController: UIViewController {
    @IBOutlet private var statusLabel: UILabel!
    private var marbles: [String] = []

    @IBAction private func addTapped(_ sender: UIButton) {
        add("Cat's eye", to: &marbles)
    }

    private func add(_ marble: String, to jar: inout [String]) {
        jar.append(marble)
        statusLabel.text = "Marbles: \(jar.count)"
    }
}
