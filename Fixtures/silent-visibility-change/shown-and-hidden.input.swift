import UIKit

final class CodeController: UIViewController {
    @IBOutlet private var resendPanel: UIView!

    @IBAction private func resendPanelTapped(_ sender: UIButton) {
        resendPanel.isHidden = false
        resendPanel.isHidden = true
    }
}
