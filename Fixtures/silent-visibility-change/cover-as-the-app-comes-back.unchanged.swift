// fixture: --ios 16.0 --unsafe-fixes
import UIKit

/// Covers what is private while the app is not in front.
final class PrivateController: UIViewController {
  private let coverPanel = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(coverPanel)
    NotificationCenter.default.addObserver(
      forName: UIApplication.didBecomeActiveNotification, object: nil, queue: .main
    ) { [weak self] _ in
      self?.coverPanel.isHidden = true
    }
  }
}
