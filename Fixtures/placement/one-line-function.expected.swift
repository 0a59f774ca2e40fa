import UIKit

final class SignInViewController: UIViewController {
    @IBOutlet private var panelView: UIView!

    func showPanel() {
        panelView.isHidden = false
        UIAccessibility.post(notification: .layoutChanged, argument: panelView)
    }
}
