import UIKit

final class CardPresentationController: UIPresentationController {
    private let cardDialog = UIView()

    func showCardDialog() {
        containerView?.addSubview(cardDialog)
        cardDialog.isHidden = false
    }
}
