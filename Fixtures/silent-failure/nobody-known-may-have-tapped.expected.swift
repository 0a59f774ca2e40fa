import UIKit

final class FareField: UIView {
    private let errorLabel = UILabel()

    func setWarning(_ message: String) {
        errorLabel.text = message
        DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
            UIAccessibility.post(notification: .announcement, argument: message)
        }
        errorLabel.textColor = .red
    }

    func setUploadWarning(_ message: String) {
        errorLabel.text = message
        UIAccessibility.post(notification: .announcement, argument: message)
        errorLabel.textColor = .red
    }
}
