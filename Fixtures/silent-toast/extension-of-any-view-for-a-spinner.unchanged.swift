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

extension UIView {
    func showHalo(_ text: String, seconds: Int = 3) {
        let view = NoteBubbleView(text: text)
        addSubview(view)
        view.alpha = 0
        UIView.animate(withDuration: 0.3) {
            view.alpha = 1
        } completion: { _ in
            DispatchQueue.main.asyncAfter(deadline: .now() + .seconds(seconds)) {
                UIView.animate(withDuration: 0.3) {
                    view.alpha = 0
                } completion: { _ in
                    view.removeFromSuperview()
                }
            }
        }
    }
}
