import UIKit

final class FareField: UIView {
    private let errorLabel = UILabel()

    func setWarning(_ message: String) {
        errorLabel.text = message
        errorLabel.textColor = .red
    }

    func setUploadWarning(_ message: String) {
        errorLabel.text = message
        errorLabel.textColor = .red
    }
}
