import UIKit

@MainActor
final class BannerPresenter {
    private let bannerView = UIView()
    private let titleLabel = UILabel()
    private let subtitleLabel = UILabel()

    func showBanner(title: String, subtitle: String, in view: UIView) {
        titleLabel.text = title
        subtitleLabel.text = subtitle
        bannerView.alpha = 0
        view.addSubview(bannerView)
        UIView.animate(withDuration: 0.25) { self.bannerView.alpha = 1 }
    }
}
