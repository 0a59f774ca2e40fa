// fixture: --unsafe-fixes
import UIKit

final class PulseContainer: UIView {
    private let dotView = UIView()

    func startAnimating() {
        UIView.animate(withDuration: 0.6) {
            self.alpha = 1
        }
    }

    func welcome() {
        UIView.animate(withDuration: 0.6) {
            self.alpha = 1
        }
        UIAccessibility.post(notification: .layoutChanged, argument: nil)
    }
}

final class RingBackground: UIView {
    func welcome() {
        UIView.animate(withDuration: 0.6) {
            self.alpha = 1
        }
    }
}
