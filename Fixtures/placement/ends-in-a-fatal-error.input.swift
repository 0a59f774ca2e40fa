import UIKit

class GateViewController: UIViewController {
    private let statusLabel = UILabel()

    @IBAction private func openTapped() {
        _ = open()
    }

    func open() -> Bool {
        statusLabel.text = "This gate cannot be opened"
        fatalError("subclasses open their gates")
    }
}
