// fixture: --ios 16.0 --unsafe-fixes
import Combine
import UIKit

/// Shows no more what was private once a picture was taken of it.
final class PrivateController: UIViewController {
  private let coverPanel = UIView()
  private var subscriptions: Set<AnyCancellable> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(coverPanel)
    NotificationCenter.default.publisher(for: NSNotification.Name("PictureTaken"))
      .sink { [weak self] _ in
        self?.coverPanel.isHidden = true
      }
      .store(in: &subscriptions)
  }
}
