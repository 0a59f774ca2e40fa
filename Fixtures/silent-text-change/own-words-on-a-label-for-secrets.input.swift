import UIKit

final class SignInViewController: UIViewController {
    @IBOutlet private var passwordHintLabel: UILabel!

    @IBAction private func forgotTapped(_ sender: UIButton) {
        passwordHintLabel.text = "Look into your mail"
    }
}
