// fixture: --ios 16.0
import UIKit

/// Holds what is shown beside a pool of coins; its texts come with the language.
final class PoolLayout: UIView {
  let titleLabel = UILabel()
  let warningLabel = UILabel()

  var locale = Locale.current {
    didSet { applyLocalization() }
  }

  private func applyLocalization() {
    warningLabel.text = NSLocalizedString("pool.warning", comment: "")
    titleLabel.text = NSLocalizedString("pool.title", comment: "")
  }
}
