// fixture: --ios 16.0
import UIKit

final class NoteBubbleView: UIView {
    private let label = UILabel()

    init(text: String) {
        super.init(frame: .zero)
        label.text = text
        addSubview(label)
    }

    required init?(coder: NSCoder) { fatalError() }
}

final class BerthViewController: UIViewController {
    func showNote(_ text: String, seconds: Int = 3) {
        let bubble = NoteBubbleView(text: text)
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
