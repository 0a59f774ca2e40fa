import UIKit

class GateViewController: UIViewController {
    private let statusLabel = UILabel()

    @IBAction private func openTapped() {
        _ = open()
    }

    func open() -> Bool {
        statusLabel.text = "This gate cannot be opened"
        DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
            UIAccessibility.post(
                notification: .announcement,
                argument: "This gate cannot be opened"
            )
        }
        fatalError("subclasses open their gates")
    }
}
