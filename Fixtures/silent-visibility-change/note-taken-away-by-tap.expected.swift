// fixture: --ios 16.0
import UIKit

final class NoteBubbleView: UIView {
    private let label = UILabel()
    var onTap: () -> Void = {}

    init(text: String) {
        super.init(frame: .zero)
        label.text = text
        addSubview(label)
    }

    required init?(coder: NSCoder) { fatalError() }
}

final class BerthViewController: UIViewController {
    func showNote(_ text: String) {
        let bubble = NoteBubbleView(text: text)
        view.addSubview(bubble)
        bubble.onTap = { bubble.removeFromSuperview() }
        DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
            UIAccessibility.post(notification: .announcement, argument: text)
        }
    }
}
