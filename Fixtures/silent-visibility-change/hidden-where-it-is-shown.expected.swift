import UIKit

final class HallViewController: UIViewController {
    private weak var liveBanner: UIView?
    var isSharing = false

    @IBAction private func shareTapped(_ sender: UIButton) {
        updateBanner()
    }

    func updateBanner() {
        if liveBanner == nil {
            showBanner()
        } else {
            hideBanner()
        }
    }

    func hideBanner() {
        liveBanner?.removeFromSuperview()
        UIAccessibility.post(notification: .layoutChanged, argument: nil)
    }

    func showBanner() {
        guard liveBanner == nil else { return }
        let banner = UIView()
        view.addSubview(banner)
        liveBanner = banner
    }
}
