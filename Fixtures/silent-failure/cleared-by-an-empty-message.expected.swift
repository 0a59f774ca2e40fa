import UIKit

final class LabelledField: UIView {
    private let field = UITextField()
    private let errorLabel = UILabel()
    private let hintLabel = UILabel()

    func setErrorMessage(_ message: String) {
        errorLabel.text = message
        setNeedsLayout()
        if !message.isEmpty {
            DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
                UIAccessibility.post(notification: .announcement, argument: message)
            }
        }
    }

    func setHint(_ hint: String) {
        hintLabel.text = hint
    }

    func clear() {
        setErrorMessage("")
        setHint("")
    }
}
