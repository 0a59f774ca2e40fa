import UIKit

final class BannerState: NSObject {
    private(set) var isHidden = true

    @objc func closeTapped() {
        isHidden = true
    }

    @objc func showTapped() {
        isHidden = false
    }
}
