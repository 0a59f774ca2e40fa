import UIKit

@MainActor
final class TideBanner {
    static let shared = TideBanner()
    private let container = UIView()
    private var bannerTitle = ""
    private var bannerMessage = ""

    func showBanner(title: String?, message: String?) {
        bannerTitle = title ?? ""
        bannerMessage = message ?? ""
        let banner = UIView()
        let titleLabel = UILabel()
        titleLabel.text = bannerTitle
        let messageLabel = UILabel()
        messageLabel.text = bannerMessage
        banner.addSubview(titleLabel)
        banner.addSubview(messageLabel)
        container.addSubview(banner)
        UIView.animate(withDuration: 0.3) {
            banner.alpha = 1
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + 3) {
            banner.removeFromSuperview()
        }
    }
}
