import UIKit

final class PrizeView: UIView {
    private let loadingIndicator = UIActivityIndicatorView()
    private let contentView = UIView()
    private let errorLabel = UILabel()

    func showErrorState(_ message: String) {
        loadingIndicator.stopAnimating()
        contentView.alpha = 0.5
        errorLabel.text = message
        errorLabel.isHidden = false
        UIAccessibility.post(notification: .announcement, argument: message)
    }
}
