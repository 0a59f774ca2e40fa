import UIKit

final class ResetViewController: UIViewController {
    @IBOutlet private weak var nameField: UITextField!
    @IBOutlet private weak var messageLabel: UILabel!

    @IBAction private func closeTapped(_ sender: Any) {
        hideMessage()
        Post.forget(nameField.text ?? "")
    }

    private func hideMessage() {
        messageLabel.isHidden = true
        UIAccessibility.post(notification: .layoutChanged, argument: nil)
    }
}

enum Post {
    static func forget(_ name: String) {}
}
