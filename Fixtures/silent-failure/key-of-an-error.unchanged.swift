import UIKit

final class ExpenseController: UIViewController {
    private let errorLabel = KeyedLabel()

    @IBAction private func record(_ sender: UIButton) {
        errorLabel.text = "errFormEmpty"
        errorLabel.isHidden = false
    }
}

final class KeyedLabel: UILabel {}
