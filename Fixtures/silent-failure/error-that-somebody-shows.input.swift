// fixture: --ios 16.0
import UIKit

final class PrizeView: UIView {
    @IBOutlet private var errorLabel: UILabel!

    func reload() {
        Prizes.shared.load { [weak self] isThere in
            if !isThere { self?.showError("The prizes are not to be had") }
        }
    }

    private func showError(_ message: String) {
        errorLabel.text = message
        errorLabel.isHidden = false
    }
}

final class Prizes: @unchecked Sendable {
    static let shared = Prizes()
    func load(_ done: @escaping @MainActor (Bool) -> Void) {}
}
