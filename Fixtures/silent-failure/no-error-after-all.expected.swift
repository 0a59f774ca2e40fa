import UIKit

final class CredentialsView: UIView {
    private let descriptionLabel = UILabel()

    func showError(_ error: String?) {
        if let error = error {
            descriptionLabel.textColor = .red
            descriptionLabel.text = error
            DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
                UIAccessibility.post(notification: .announcement, argument: error)
            }
        } else {
            descriptionLabel.textColor = .black
            descriptionLabel.text = Strings.Settings.credentials
        }
    }
}

enum Strings {
    enum Settings {
        static let credentials = NSLocalizedString("Your password is needed to change these.", comment: "")
    }
}
