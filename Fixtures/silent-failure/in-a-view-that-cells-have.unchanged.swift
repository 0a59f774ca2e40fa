// fixture: --ios 16.0
import UIKit

final class ClipView: UIView {
    private let errorLabel = UILabel()

    func showError(_ message: String) {
        errorLabel.text = message
        errorLabel.isHidden = false
    }
}

final class ClipCell: UICollectionViewCell {
    private let clipView = ClipView()

    func play() {
        clipView.showError("The clip cannot be played")
    }
}
