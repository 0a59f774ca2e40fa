import UIKit

final class LoadingView: UIView {
    @IBOutlet private var retryPanel: UIView!

    @IBAction private func showRetry(_ sender: UIButton) {
        retryPanel.isHidden = false
    }
}
