import UIKit

final class ConfettiViewController: UIViewController {
    @IBAction private func celebrate(_ sender: UIButton) {
        showBanner(text: "★ ★ ★")
    }

    private func showBanner(text: String) {
        let banner = UILabel(frame: view.bounds)
        banner.text = text
        banner.isAccessibilityElement = false
        view.addSubview(banner)
    }
}
