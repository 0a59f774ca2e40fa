import UIKit

struct Hint {
    let message: String
    let seconds: TimeInterval
}

final class StripView: UIView {
    private let label = UILabel()
    var message: String = "" {
        didSet { label.text = message }
    }
}

class ScreenController: UIViewController {
    func showStrip(_ hint: Hint) {
        let strip = StripView(frame: .zero)
        strip.message = hint.message
        view.addSubview(strip)
        UIView.animate(withDuration: 0.2) {
            strip.frame.origin.y = 0
        }
        let announcement = hint.message
        DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
            UIAccessibility.post(notification: .announcement, argument: announcement)
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + hint.seconds) {
            self.hideStrip()
        }
    }

    func hideStrip() {
        view.subviews.filter { $0 is StripView }.forEach { $0.removeFromSuperview() }
    }
}
