import UIKit

@MainActor
final class ScreenCover: NSObject {
    private var overlay: UIView?
    private let window = UIWindow()

    func begin() {
        NotificationCenter.default.addObserver(
            self, selector: #selector(showOverlay),
            name: UIApplication.didEnterBackgroundNotification, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(hideOverlay),
            name: UIApplication.didBecomeActiveNotification, object: nil)
    }

    @objc private func showOverlay() {
        let cover = UIView()
        window.addSubview(cover)
        overlay = cover
    }

    @objc private func hideOverlay() {
        overlay?.removeFromSuperview()
        overlay = nil
    }
}
