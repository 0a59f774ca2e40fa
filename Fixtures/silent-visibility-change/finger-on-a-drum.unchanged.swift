import UIKit

final class DrumPad: UIView {
    private let glowView = UIView()

    @IBAction private func touchDown(_ sender: UIButton) {
        glowView.isHidden = false
    }

    @IBAction private func touchUp(_ sender: UIButton) {
        glowView.isHidden = true
    }
}
