// fixture: --ios 16.0
import UIKit

final class NoteBubbleView: UIView {
    private let label = UILabel()

    init(size: CGFloat) {
        super.init(frame: .zero)
        addSubview(label)
    }

    required init?(coder: NSCoder) { fatalError() }
}

final class BerthViewController: UIViewController {
    func showNote(_ size: CGFloat, seconds: Int = 3) {
        let bubble = NoteBubbleView(size: size)
        view.addSubview(bubble)
        bubble.alpha = 0
        UIView.animate(withDuration: 0.3) {
            bubble.alpha = 1
        } completion: { _ in
            DispatchQueue.main.asyncAfter(deadline: .now() + .seconds(seconds)) {
                UIView.animate(withDuration: 0.3) {
                    bubble.alpha = 0
                } completion: { _ in
                    bubble.removeFromSuperview()
                }
            }
        }
    }
}
