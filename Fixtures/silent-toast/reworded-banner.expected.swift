// fixture: --unsafe-fixes
import UIKit

final class TunnelBanner: UIView {
    var title: String = ""
}

struct TunnelNotice {
    let title: String
}

final class TunnelViewController: UIViewController {
    private let statusBanner = TunnelBanner()

    func setNotice(_ notice: TunnelNotice) {
        statusBanner.title = notice.title
        UIAccessibility.post(notification: .announcement, argument: notice.title)
    }
}
