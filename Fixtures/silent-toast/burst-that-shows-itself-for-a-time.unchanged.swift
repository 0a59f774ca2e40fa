import UIKit

final class HeartBurst: UIView {
    private let heart = UIImageView(image: UIImage(named: "heart"))

    init() {
        super.init(frame: .zero)
        addSubview(heart)
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
