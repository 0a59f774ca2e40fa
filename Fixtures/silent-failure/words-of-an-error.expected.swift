import UIKit

final class ExpenseController: UIViewController {
    private let errorLabel = KeyedLabel()

    @IBAction private func record(_ sender: UIButton) {
        errorLabel.text = "Fill in the form first."
        errorLabel.isHidden = false
        DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
            UIAccessibility.post(notification: .announcement, argument: "Fill in the form first.")
        }
    }
}

final class KeyedLabel: UILabel {}
