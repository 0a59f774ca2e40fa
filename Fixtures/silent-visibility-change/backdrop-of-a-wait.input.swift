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
    }
}

final class RingBackground: UIView {
    func welcome() {
        UIView.animate(withDuration: 0.6) {
            self.alpha = 1
        }
    }
}
