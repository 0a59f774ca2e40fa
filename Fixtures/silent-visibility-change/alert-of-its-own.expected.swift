import UIKit

final class NoticeAlert: UIView {
    private let okButton = UIButton()

    func showAlert(on controller: UIViewController) {
        controller.view.addSubview(self)
        UIView.animate(withDuration: 0.25) {
            self.alpha = 1
        }
        UIAccessibility.post(notification: .screenChanged, argument: self)
    }
}
