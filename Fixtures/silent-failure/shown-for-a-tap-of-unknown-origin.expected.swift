import UIKit

/// Nobody is known to call `didTapRetry`, but its name says that the user does.
final class FerryListViewController: UIViewController {
    private let errorView = UIView()

    func didTapRetry() {
        follow(isOnline: false)
    }

    private func follow(isOnline: Bool) {
        guard !isOnline else { return }
        showErrorView()
    }

    private func showErrorView() {
        errorView.isHidden = false
        UIAccessibility.post(notification: .layoutChanged, argument: errorView)
    }
}
