// fixture: --ios 16.0 --unsafe-fixes
import UIKit

/// The foot of a list fails while the user reads further up: where its view is goes with a doubt.
final class MoreRowsView: UIView {
  private let wheel = UIActivityIndicatorView()
  private let errorButton = UIButton()

  func setError() {
    wheel.stopAnimating()
    errorButton.isHidden = false
  }
}
