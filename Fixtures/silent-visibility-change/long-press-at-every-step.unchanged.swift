import UIKit

final class ChartView: UIView {
    private let tip = TipView()

    func setUp() {
        let press = UILongPressGestureRecognizer(target: self, action: #selector(showTip(_:)))
        addGestureRecognizer(press)
    }

    @objc private func showTip(_ recognizer: UILongPressGestureRecognizer) {
        switch recognizer.state {
        case .began, .changed:
            tip.isHidden = false
        default:
            tip.isHidden = true
        }
    }
}

final class TipView: UIView {}
