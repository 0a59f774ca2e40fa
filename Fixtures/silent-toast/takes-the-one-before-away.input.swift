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
    }

    func dismiss(animated: Bool) {
        removeFromSuperview()
    }
}
