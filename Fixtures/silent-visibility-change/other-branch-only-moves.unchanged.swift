import UIKit

final class SafeViewController: UIViewController {
    @IBOutlet private var codePanel: UIView!
    @IBOutlet private var door: UIView!
    private var isLocked = false

    @IBAction private func hideCodePanel(_ sender: UIButton) {
        if isLocked {
            codePanel.isHidden = true
        } else {
            door.transform = .identity
        }
    }
}
