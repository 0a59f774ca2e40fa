// fixture: --unsafe-fixes
import UIKit

extension UIViewController {
    func showOfflineBanner(_ banner: UIView) {
        banner.alpha = 0
        view.addSubview(banner)
        UIView.animate(withDuration: 0.3) {
            banner.alpha = 1
        }
    }
}

final class MonitorViewController: UIViewController {
    func watchNetwork() {
        NotificationCenter.default.addObserver(
            forName: Notification.Name("offline"), object: nil, queue: .main
        ) { [weak self] _ in
            self?.showOfflineBanner(UIView())
        }
    }
}
