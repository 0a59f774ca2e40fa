import UIKit

final class BaseViewController: UIViewController {
    private let loadingLabel = UILabel()
    private var isLoadingShown = false

    @IBAction private func checkTapped(_ sender: UIButton) {
        showLoading("We check your coupon")
    }

    private func showLoading(_ text: String) {
        guard !isLoadingShown else {
            loadingLabel.text = text
            return
        }
        isLoadingShown = true
    }
}
