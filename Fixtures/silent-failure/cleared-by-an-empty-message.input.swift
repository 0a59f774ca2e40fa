import UIKit

final class LabelledField: UIView {
    private let field = UITextField()
    private let errorLabel = UILabel()
    private let hintLabel = UILabel()

    func setErrorMessage(_ message: String) {
        errorLabel.text = message
        setNeedsLayout()
    }

    func setHint(_ hint: String) {
        hintLabel.text = hint
    }

    func clear() {
        setErrorMessage("")
        setHint("")
    }
}
