import UIKit

final class PlayerControls: UIView {
    @IBOutlet private var secondaryControls: UIView!

    @IBAction private func modeTapped(_ sender: UIButton) {
        setSecondaryControls(visible: sender.tag == 1)
    }

    private func setSecondaryControls(visible: Bool) {
        secondaryControls.isHidden = !visible
    }
}
