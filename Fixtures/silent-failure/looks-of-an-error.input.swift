// fixture: --unsafe-fixes
import UIKit

struct FieldStyle {
    var showsErrors: Bool
}

final class AmountFieldView: UIView {
    private let errorView = UIView()

    func use(_ fieldStyle: FieldStyle) {
        errorView.isHidden = !fieldStyle.showsErrors
        setNeedsLayout()
    }

    func use(_ amount: Amount) {
        errorView.isHidden = amount.isPositive
        setNeedsLayout()
    }
}

struct Amount {
    var isPositive: Bool
}
