import UIKit

final class PlayerBar: UIView {
    private let timeLabel = UILabel()

    @IBAction private func play(_ sender: UIButton) {
        showOnSliding()
    }

    private func showOnSliding() {
        timeLabel.text = "Two minutes"
        timeLabel.isHidden = false
    }
}
