import UIKit

final class Snackbar: UIView {
    var message: String = "" {
        didSet { setNeedsLayout() }
    }
    var actionTitle: String?
    private let label = UILabel()
    private let actionButton = UIButton()

    override func layoutSubviews() {
        super.layoutSubviews()
        label.attributedText = NSAttributedString(string: message)
    }

    func show(in container: UIView) {
        actionButton.setTitle(actionTitle, for: .normal)
        container.addSubview(self)
        container.layoutIfNeeded()
        UIView.animate(withDuration: 0.25) {
            self.transform = .identity
        }
    }
}

final class CartViewController: UIViewController {
    @IBAction private func addTapped() {
        let snackbar = Snackbar()
        snackbar.message = "Added to the cart"
        snackbar.show(in: view)
    }
}
