// fixture: --unsafe-fixes
import UIKit

extension UIView {
    func hideAnimated(completion: (() -> Void)? = nil) {
        UIView.animate(
            withDuration: 0.3,
            animations: {
                self.alpha = 0
            },
            completion: { _ in
                self.isHidden = true
                self.alpha = 1
                completion?()
            })
    }
}

extension UIViewController {
    func detachFromParent() {
        willMove(toParent: nil)
        view.removeFromSuperview()
        removeFromParent()
    }
}
