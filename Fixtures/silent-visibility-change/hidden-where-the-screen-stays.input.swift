import UIKit

final class TipViewController: UIViewController {
    @IBOutlet private var noticeView: UIView!

    func hideNotice() {
        UIView.animate(withDuration: 0.4) {
            self.noticeView.alpha = 0
        }
    }

    @IBAction private func closeTapped(_ sender: UIButton) {
        hideNotice()
    }
}
