import UIKit

final class SnackbarView: UIView {
    @objc private func closeTapped() {
        dismiss()
    }

    func dismiss() {
        UIView.animate(
            withDuration: 0.2,
            animations: { self.alpha = 0 },
            completion: { _ in self.removeFromSuperview() })
    }
}
