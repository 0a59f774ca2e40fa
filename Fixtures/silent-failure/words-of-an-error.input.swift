import UIKit

final class ExpenseController: UIViewController {
    private let errorLabel = KeyedLabel()

    @IBAction private func record(_ sender: UIButton) {
        errorLabel.text = "Fill in the form first."
        errorLabel.isHidden = false
    }
}

final class KeyedLabel: UILabel {}
