import UIKit

final class PollOptionView: UIView {
    private let errorLabel = UILabel()

    @objc private func submit() {
        errorLabel.text = "Two options are the same."
        showError()
    }

    func makeButton() -> UIButton {
        let button = UIButton()
        button.addTarget(self, action: #selector(submit), for: .touchUpInside)
        return button
    }

    private func showError() {
        errorLabel.isHidden = false
        UIAccessibility.post(notification: .layoutChanged, argument: errorLabel)
    }
}
