// fixture: --ios 16.0 --unsafe-fixes
import UIKit

/// Shows the words by which an account is got back: nobody around is to hear them.
final class RecoveryPhraseView: UIView {
  private let textLabel = UILabel()
}

extension RecoveryPhraseView {
  class func show(in view: UIView, text: String?) -> RecoveryPhraseView {
    let contentView = RecoveryPhraseView()
    contentView.textLabel.text = text
    contentView.alpha = .zero
    view.addSubview(contentView)
    UIView.animate(withDuration: 0.3) {
      contentView.alpha = 1
    }
    return contentView
  }
}
