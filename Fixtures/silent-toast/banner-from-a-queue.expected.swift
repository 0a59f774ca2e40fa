import UIKit

final class QueuedBanners {
    private var queue: [(text: String, color: UIColor)] = []
    private var visible: BannerView?
    private weak var host: UIWindow?

    @MainActor
    func show(_ text: String) {
        queue.append((text, .red))
        if visible == nil { presentNext() }
    }

    @MainActor
    private func presentNext() {
        guard let host = host, !queue.isEmpty else { return }
        let item = queue.removeFirst()
        let banner = BannerView(text: item.text)
        host.addSubview(banner)
        visible = banner
        banner.alpha = 0
        UIView.animate(withDuration: 0.3) {
            banner.alpha = 1
        }
        let announcement = item.text
        DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
            UIAccessibility.post(notification: .announcement, argument: announcement)
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + 3) {
            banner.removeFromSuperview()
            self.visible = nil
        }
    }
}

final class BannerView: UIView {
    private let titleLabel = UILabel()

    init(text: String) {
        super.init(frame: .zero)
        titleLabel.text = text
        addSubview(titleLabel)
    }

    required init?(coder: NSCoder) { fatalError() }
}
