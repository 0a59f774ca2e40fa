import UIKit

final class SavedMark: UIView {
    private let textLabel = UILabel()
    private let text: String

    init(text: String) {
        self.text = text
        super.init(frame: .zero)
        textLabel.text = text
        addSubview(textLabel)
    }

    required init?(coder: NSCoder) { fatalError("made in code only") }

    func show(in view: UIView) {
        alpha = 0
        view.addSubview(self)
        UIView.animate(
            withDuration: 0.3,
            animations: {
                self.alpha = 1
            },
            completion: { _ in
                UIView.animate(
                    withDuration: 0.3, delay: 1.5,
                    animations: {
                        self.alpha = 0
                    },
                    completion: { _ in
                        self.removeFromSuperview()
                    })
            })
    }
}
