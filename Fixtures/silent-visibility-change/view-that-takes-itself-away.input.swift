import UIKit

final class OfferPopupView: UIView {
    private let closeButton = UIButton(type: .close)
    var onClose: (() -> Void)?

    func dismiss() {
        onClose?()
        removeFromSuperview()
    }
}
