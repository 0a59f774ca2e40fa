import UIKit

final class CodeController: UIViewController {
    @IBOutlet private var resendPanel: UIView!

    @IBAction private func resendPanelTapped(_ sender: UIButton) {
        resendPanel.isHidden = false
        resendPanel.isHidden = true
        UIAccessibility.post(notification: .layoutChanged, argument: nil)
    }
}
