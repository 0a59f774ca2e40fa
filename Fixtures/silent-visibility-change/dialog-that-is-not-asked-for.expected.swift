// fixture: --unsafe-fixes
import UIKit

final class LogoutDialogueView: UIView {
    func sessionDidExpire() {
        UIView.animate(withDuration: 0.3) {
            self.alpha = 1
        }
        UIAccessibility.post(notification: .screenChanged, argument: nil)
    }
}

final class LogoutReasonView: UIView {
    func sessionDidExpire() {
        UIView.animate(withDuration: 0.3) {
            self.alpha = 1
        }
        UIAccessibility.post(notification: .layoutChanged, argument: nil)
    }
}
