import UIKit

final class LinkTile: UIView {
    var onOpen: (() -> Void)?

    override init(frame: CGRect) {
        super.init(frame: frame)
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tileTapped)))
    }

    required init?(coder: NSCoder) { fatalError() }

    @objc private func tileTapped() {
        UIView.animate(withDuration: 0.1) {
            self.alpha = 0.5
        } completion: { _ in
            self.alpha = 1
        }
        onOpen?()
    }
}
