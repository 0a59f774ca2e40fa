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
        let announcement = notice.title
        DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
            UIAccessibility.post(notification: .announcement, argument: announcement)
        }
    }
}
