import UIKit

final class LogViewController: UIViewController {
    private let logPanel = UIView()

    @IBAction private func hideLog() {
        UIView.animate(withDuration: 0.3) {
            self.logPanel.transform = CGAffineTransform(translationX: -300, y: 0)
        } completion: { _ in
            self.logPanel.isHidden = true
            self.logPanel.accessibilityViewIsModal = true
        }
    }
}
