import UIKit

final class BannerPresenter {
    func showBanner(title: String, message: String, over window: UIWindow) {
        let banner = UIView(frame: CGRect(x: 0, y: -60, width: 320, height: 60))

        let titleLabel = UILabel()
        titleLabel.text = title
        banner.addSubview(titleLabel)

        let messageLabel = UILabel()
        messageLabel.text = message
        banner.addSubview(messageLabel)

        DispatchQueue.main.asyncAfter(deadline: .now() + 0.4) {
            window.addSubview(banner)
            UIView.animate(
                withDuration: 0.5,
                animations: { banner.frame.origin.y = 0 },
                completion: { _ in
                    DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
                        banner.removeFromSuperview()
                    }
                })
            DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
                UIAccessibility.post(notification: .announcement, argument: "\(title), \(message)")
            }
        }
    }
}
