import UIKit

final class CoachOverlay: UIView {
    func present(over window: UIWindow) {
        frame = window.bounds
        window.addSubview(self)
        UIAccessibility.post(notification: .screenChanged, argument: self)
    }
}
