import UIKit

final class BlockingOverlay: UIView {
    @discardableResult
    static func present(in window: UIWindow) -> BlockingOverlay {
        let overlay = BlockingOverlay(frame: window.bounds)
        window.addSubview(overlay)
        UIAccessibility.post(notification: .screenChanged, argument: overlay)
        return overlay
    }
}
