import UIKit

final class HintViewController: UIViewController {
    @IBOutlet private var hintPanel: UIView!

    @IBAction private func hideHintPanel(_ sender: UIButton) {
        UIView.animate(withDuration: 0.2, animations: {
            self.hintPanel.alpha = 0
        }, completion: { _ in
            self.hintPanel.isHidden = true
            self.hintPanel.alpha = 1
        })
    }
}
