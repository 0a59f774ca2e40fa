import UIKit

final class PostcodeInput: UIView {
    private let field = UITextField()
    private let errorLabel = UILabel()
    private let hint = "A postcode has five digits."

    func validate() -> Bool {
        let isValid = field.text?.count == 5
        errorLabel.text = isValid ? "" : hint
        if !isValid {
            let announcement = hint
            DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
                UIAccessibility.post(notification: .announcement, argument: announcement)
            }
        }
        return isValid
    }

    func check() -> Bool {
        let isMissing = field.text?.isEmpty ?? true
        errorLabel.text = isMissing ? "Enter a postcode." : ""
        if isMissing {
            DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
                UIAccessibility.post(notification: .announcement, argument: "Enter a postcode.")
            }
        }
        return !isMissing
    }
}
