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
        return true
    }
}
