// fixture: --unsafe-fixes
import UIKit

struct HeaderStyle {
    var subtitle: UIFont?
}

final class CheckoutHeaderView: UIView {
    private let subtitleLabel = UILabel()
    private let discountPanel = UIView()

    func use(_ style: HeaderStyle) {
        subtitleLabel.isHidden = style.subtitle == nil
        setNeedsLayout()
    }

    func use(_ basket: Basket) {
        discountPanel.isHidden = basket.discount == nil
        setNeedsLayout()
    }
}

struct Basket {
    var discount: Int?
}
