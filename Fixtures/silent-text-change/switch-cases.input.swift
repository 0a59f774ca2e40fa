import UIKit

final class PlayerViewController: UIViewController {
    enum Mode { case shuffle, loop, once }

    @IBOutlet private var messageLabel: UILabel!
    private var mode = Mode.once

    @IBAction private func modeTapped(_ sender: UIButton) {
        switch mode {
        case .once:
            mode = .loop
            messageLabel.text = "Repeating the album"
        case .loop:
            mode = .shuffle
            messageLabel.text = "Shuffling"
        case .shuffle:
            mode = .once
            messageLabel.text = "Playing once"
        }
    }
}
