// fixture: --ios 16.0 --unsafe-fixes
import Combine
import UIKit

/// Covers what is private while the app is not in front.
final class PrivateController: UIViewController {
  private let coverPanel = UIView()
  private var subscriptions: Set<AnyCancellable> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(coverPanel)
    NotificationCenter.default.publisher(for: UIApplication.didBecomeActiveNotification)
      .sink { [weak self] _ in
        self?.coverPanel.isHidden = true
      }
      .store(in: &subscriptions)
  }
}
