// fixture: --ios 16.0
import UIKit

/// Holds what is shown beside a pool of coins; the warning comes when the check has found something.
final class PoolLayout: UIView {
  let titleLabel = UILabel()
  let warningLabel = UILabel()

  @objc func checkTapped() { applyCheck() }

  private func applyCheck() {
    warningLabel.text = NSLocalizedString("pool.warning", comment: "")
    titleLabel.text = NSLocalizedString("pool.title", comment: "")
  }
}
