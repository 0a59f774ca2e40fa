import UIKit

final class NoticeViewController: UIViewController {
    @IBOutlet private var noticeView: UIView!

    func hideNotice() {
        UIView.animate(withDuration: 0.4) {
            self.noticeView.alpha = 0
        }
    }

    @IBAction private func closeTapped(_ sender: UIButton) {
        hideNotice()
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.4) {
            self.dismiss(animated: true)
        }
    }
}
