import UIKit

final class NameViewController: UIViewController {
    private let nameError = UILabel()
    private let nameField = UITextField()
    private var isGuest = false

    @objc private func saveTapped() {
        check(nameField.text ?? "")
    }

    private func check(_ name: String) {
        if name.isEmpty {
            nameError.text = "Please enter your name"
        } else {
            nameError.text = "Please enter your whole name"
        }
        if isGuest {
            nameError.isHidden = true
        }
    }
}
