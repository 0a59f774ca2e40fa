// fixture: --ios 16.0
import UIKit

@MainActor
protocol CodeFieldDelegate: AnyObject {
    func onConfirm(field: CodeField, text: String)
}

final class CodeField: UIView {
    weak var delegate: CodeFieldDelegate?
    @IBOutlet private var messageLabel: UILabel!

    func showError(_ message: String) {
        messageLabel.text = message
    }
}

final class CodeViewController: UIViewController, CodeFieldDelegate {
    func onConfirm(field: CodeField, text: String) {
        if text.contains(" ") {
            field.showError("A code has no spaces")
        }
    }
}
