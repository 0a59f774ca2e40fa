// fixture: --unsafe-fixes
import UIKit

final class OrderViewController: UIViewController {
    @IBOutlet private var giftPanel: UIView!
    @IBOutlet private var invoicePanel: UIView!
    private var isGift = false
    private var isCompany = false

    @IBAction private func detailsTapped(_ sender: UIButton) {
        if isGift {
            giftPanel.isHidden = false
        }
        if isCompany {
            invoicePanel.isHidden = false
        }
        UIAccessibility.post(notification: .layoutChanged, argument: nil)
    }
}
