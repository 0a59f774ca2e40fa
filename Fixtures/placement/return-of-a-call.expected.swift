// fixture: --unsafe-fixes
import UIKit

final class VoucherViewController: UIViewController {
    @IBOutlet private var statusLabel: UILabel!

    @IBAction private func redeem(_ sender: UIButton) {
        _ = apply()
    }

    private func apply() -> Bool {
        return show("Voucher redeemed")
    }

    private func show(_ message: String) -> Bool {
        statusLabel.text = message
        DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
            UIAccessibility.post(notification: .announcement, argument: message)
        }
        return true
    }
}
