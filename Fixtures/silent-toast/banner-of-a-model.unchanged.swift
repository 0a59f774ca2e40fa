// fixture: --ios 16.0
import UIKit

struct InboxMessage {
  var title = ""
}

final class InboxBanner: UIView {
  convenience init(message: InboxMessage) {
    self.init(frame: .zero)
  }
}

final class InboxController: UIViewController {
  @IBOutlet private var bannerHolder: UIView!

  func showBanner(_ inboxMessage: InboxMessage) {
    let banner = InboxBanner(message: inboxMessage)
    bannerHolder.addSubview(banner)
  }
}
