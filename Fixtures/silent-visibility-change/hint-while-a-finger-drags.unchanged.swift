import UIKit

final class LensViewController: UIViewController {
    @IBOutlet private var lightLabel: UILabel!

    @objc private func lightDragged(_ recognizer: UIPanGestureRecognizer) {
        switch recognizer.state {
        case .began:
            lightLabel.alpha = 0
            lightLabel.isHidden = false
            UIView.animate(withDuration: 0.2) {
                self.lightLabel.alpha = 1
            }
        case .ended:
            UIView.animate(withDuration: 0.2, animations: {
                self.lightLabel.alpha = 0
            }) { finished in
                self.lightLabel.isHidden = finished
            }
        default: break
        }
    }
}
