// fixture: --unsafe-fixes
import UIKit

extension UIView {
    func fadeIn() {
        isHidden = false
    }
}

final class RetryViewController: UIViewController {
    @IBOutlet private var retryPanel: UIView!

    @IBAction private func retryTapped(_ sender: UIButton) {
        attempt { retryPanel.fadeIn() }
    }

    private func attempt<Result>(_ work: () -> Result) -> Result { work() }
}
