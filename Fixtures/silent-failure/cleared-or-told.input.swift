import UIKit

final class PostcodeInput: UIView {
    private let field = UITextField()
    private let errorLabel = UILabel()
    private let hint = "A postcode has five digits."

    func validate() -> Bool {
        let isValid = field.text?.count == 5
        errorLabel.text = isValid ? "" : hint
        return isValid
    }

    func check() -> Bool {
        let isMissing = field.text?.isEmpty ?? true
        errorLabel.text = isMissing ? "Enter a postcode." : ""
        return !isMissing
    }
}
