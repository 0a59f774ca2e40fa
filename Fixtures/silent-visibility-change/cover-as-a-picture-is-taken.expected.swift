// fixture: --ios 16.0 --unsafe-fixes
import UIKit

/// Shows no more what was private once a picture was taken of it.
final class PrivateController: UIViewController {
  private let coverPanel = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(coverPanel)
    NotificationCenter.default.addObserver(
      forName: NSNotification.Name("PictureTaken"), object: nil, queue: .main
    ) { [weak self] _ in
      self?.coverPanel.isHidden = true
      UIAccessibility.post(notification: .layoutChanged, argument: nil)
    }
  }
}
