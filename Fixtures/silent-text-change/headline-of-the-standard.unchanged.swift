import UIKit

final class SignUpController: UIViewController {
    private let messageLabel = UILabel()

    @IBAction private func startAgain(_ sender: UIButton) {
        setStandardMessage()
    }

    private func setStandardMessage() {
        messageLabel.text = "Look after your home from anywhere."
    }
}
