import UIKit

extension UIView {
    func showOverlay(_ tag: Int) {
        if let overlay = viewWithTag(tag) {
            overlay.alpha = 1
        }
    }

    func hideOverlay(_ tag: Int) {
        if let overlay = viewWithTag(tag) {
            overlay.alpha = 0
        }
    }
}
