import UIKit

final class NewsViewController: UIViewController {
    @IBOutlet private var hintPanel: UIView!

    @IBAction private func didTapDismissHint(_ sender: UIButton) {
        hintPanel.isHidden = true
        UIAccessibility.post(notification: .layoutChanged, argument: nil)
    }
}
