import UIKit

final class CouponViewController: UIViewController {
    @IBOutlet private var statusLabel: UILabel!

    @IBAction private func redeem(_ sender: UIButton) {
        Shop.redeem { [weak self] coupon, message in
            if coupon == nil {
                self?.statusLabel.text = message
            }
        }
    }
}

enum Shop {
    static func redeem(_ completion: @escaping @MainActor (Int?, String) -> Void) {}
}
