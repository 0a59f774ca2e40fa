// fixture: --ios 16.0
import UIKit

final class GiftViewController: UIViewController {
    private let stack = UIStackView()

    @IBAction private func giftTapped(_ sender: UIButton) {
        let errorLabel = UILabel()
        errorLabel.text = "Nobody has that name"
        DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
            UIAccessibility.post(notification: .announcement, argument: "Nobody has that name")
        }
        errorLabel.textAlignment = .center
        stack.addArrangedSubview(errorLabel)
    }
}
