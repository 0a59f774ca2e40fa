// fixture: --ios 16.0
import UIKit



final class InboxBanner: UIView {
  convenience init(message: String) {
    self.init(frame: .zero)
  }
}

final class InboxController: UIViewController {
  @IBOutlet private var bannerHolder: UIView!

  func showBanner(_ inboxMessage: String) {
    let banner = InboxBanner(message: inboxMessage)
    bannerHolder.addSubview(banner)
  }
}
