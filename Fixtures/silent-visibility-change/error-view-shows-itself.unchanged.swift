import UIKit

/// Nobody is known to have asked for the error: the focus must not go to it.
class MooringErrorView: UIView {
    func show() {
        UIView.animate(withDuration: 0.5) {
            self.isHidden = false
        }
    }
}
