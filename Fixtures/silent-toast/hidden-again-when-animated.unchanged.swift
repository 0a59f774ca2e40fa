import UIKit

final class ConnectionViewController: UIViewController {
    @IBOutlet private var offlineBanner: UIView!
    @IBOutlet private var offlineLabel: UILabel!
    @IBOutlet private var bannerTop: NSLayoutConstraint!

    @IBAction private func modeTapped(_ sender: UIButton) {
        showBanner(sender.tag == 0)
    }

    private func showBanner(_ isVisible: Bool) {
        if isVisible {
            offlineLabel.text = "You are offline."
            offlineBanner.isHidden = false
        }
        bannerTop.constant = isVisible ? 0 : -40
        UIView.animate(
            withDuration: 0.3,
            animations: {
                self.view.layoutIfNeeded()
            },
            completion: { _ in
                self.offlineBanner.isHidden = !isVisible
            })
    }
}
