// fixture: --ios 16.0
import UIKit

final class FarewellAlertView: UIView {
    private let confirmButton = UIButton()

    func setUp() {
        addSubview(confirmButton)
        confirmButton.addTarget(self, action: #selector(didTapConfirmButton), for: .touchUpInside)
    }

    @objc private func didTapConfirmButton() {
        self.removeFromSuperview()
        Farewell.isConfirmed = true
    }
}

@MainActor
enum Farewell {
    static var isConfirmed = false
}
