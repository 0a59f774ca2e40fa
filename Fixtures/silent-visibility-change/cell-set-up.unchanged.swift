import UIKit

final class OfferCell: UICollectionViewCell {
    @IBOutlet private var badgeView: UIView!

    func configure(isNew: Bool) {
        badgeView.isHidden = !isNew
    }
}
