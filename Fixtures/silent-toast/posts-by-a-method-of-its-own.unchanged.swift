import UIKit

class NoticeBanner: UIView {
    func show(in parent: UIView) {
        parent.addSubview(self)
        postAccessibilityNotification()
    }

    func postAccessibilityNotification() {}
}
