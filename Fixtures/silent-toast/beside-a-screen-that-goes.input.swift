import UIKit

final class OrdersViewController: UIViewController {
    private let snackbarLabel = UILabel()
    var order: (@escaping () -> Void) -> Void = { _ in }

    @IBAction private func orderTapped(_ sender: UIButton) {
        order { [weak self] in
            self?.navigationController?.popToRootViewController(animated: true)
            self?.showSnackbar("Your order is on its way")
        }
    }

    private func showSnackbar(_ text: String) {
        snackbarLabel.text = text
        snackbarLabel.isHidden = false
    }
}
