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

class FormController: UIViewController {
    func showStrip(_ hint: Hint) {
        let strip = StripView(frame: .zero)
        strip.message = hint.message
        view.addSubview(strip)
        UIView.animate(withDuration: 0.2) {
            strip.frame.origin.y = 0
        }
    }

    func hideStrip() {
        view.subviews.filter { $0 is StripView }.forEach { $0.removeFromSuperview() }
    }
}
