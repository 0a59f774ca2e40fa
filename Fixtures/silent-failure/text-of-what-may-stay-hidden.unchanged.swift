import UIKit

final class PinViewController: UIViewController {
    enum ErrorAction { case show, hide }

    private let codeErrorLabel = UILabel()
    private let codeField = UITextField()

    @objc private func saveTapped() {
        if codeField.text?.isEmpty == true {
            setCodeError(action: .show)
        } else {
            setCodeError(action: .hide)
        }
    }

    private func setCodeError(message: String = "", action: ErrorAction) {
        if message.isEmpty {
            codeErrorLabel.text = "Please enter your code"
        } else {
            codeErrorLabel.text = message
        }
        switch action {
        case .hide:
            codeErrorLabel.isHidden = true
        case .show:
            codeErrorLabel.isHidden = false
        }
    }
}
