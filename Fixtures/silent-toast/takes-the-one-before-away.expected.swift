import UIKit

final class BannerView: UIView {
    private static weak var current: BannerView?
    private let messageLabel = UILabel()

    static func show(_ message: String, in host: UIView) {
        current?.dismiss(animated: false)
        let banner = BannerView()
        banner.messageLabel.text = message
        host.addSubview(banner)
        current = banner
        DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
            UIAccessibility.post(notification: .announcement, argument: message)
        }
    }

    func dismiss(animated: Bool) {
        removeFromSuperview()
    }
}
