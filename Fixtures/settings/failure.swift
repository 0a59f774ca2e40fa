import UIKit

final class DoorViewController: UIViewController {
    @IBOutlet private var errorLabel: UILabel!

    @IBAction private func open(_ sender: UIButton) {
        errorLabel.text = "The door is locked"
    }

    @IBAction private func ring(_ sender: UIButton) {
        Bell.ring { error in
            DispatchQueue.main.async {
                self.errorLabel.text = error.localizedDescription
            }
        }
    }
}

enum Bell {
    static func ring(_ failed: @escaping @Sendable (any Error) -> Void) {}
}
