import UIKit

final class RetryView: UIView {
    private let messageLabel = UILabel()

    func setDefaultMessage() {
        messageLabel.text = "No connection"
    }
}
