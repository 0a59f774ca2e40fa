import UIKit

final class DrumPad: UIView {
    private let beatView = UIView()

    @IBAction private func touchDown(_ sender: UIButton) {
        beatView.isHidden = false
    }

    @IBAction private func touchUp(_ sender: UIButton) {
        beatView.isHidden = true
    }
}
