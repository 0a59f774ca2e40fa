import UIKit

final class KeyStrip: UIView {
    func show() {
        isHidden = false
    }
}
