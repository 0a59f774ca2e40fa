// fixture: --unsafe-fixes
import UIKit

final class ArticleFooterView: UIView {
    private let relatedPanel = UIView()
    private let sharingPanel = UIView()

    public var relatedTitle: String? {
        didSet {
            if relatedTitle == nil {
                relatedPanel.isHidden = true
            } else {
                relatedPanel.isHidden = false
            }
        }
    }

    public var shouldOfferSharing = false {
        didSet {
            if shouldOfferSharing {
                sharingPanel.isHidden = false
            } else {
                sharingPanel.isHidden = true
            }
            UIAccessibility.post(notification: .layoutChanged, argument: nil)
        }
    }
}
