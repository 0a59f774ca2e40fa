// fixture: --ios 16.0
import UIKit

final class ClipView: UIView {
    private let errorLabel = UILabel()

    func showError(_ message: String) {
        errorLabel.text = message
        errorLabel.isHidden = false
        UIAccessibility.post(notification: .layoutChanged, argument: errorLabel)
    }
}

final class ClipScreen: UIViewController {
    private let clipView = ClipView()

    @IBAction private func playTapped(_ sender: UIButton) {
        clipView.showError("The clip cannot be played")
    }
}
