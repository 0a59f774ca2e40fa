import UIKit

@MainActor
final class SnackbarPresenter {
    private weak var host: UIViewController?
    private var current: UIView?

    init(host: UIViewController) {
        self.host = host
    }

    func show(_ message: String) {
        guard let parent = host?.view else { return }
        let view = SnackbarView()
        view.messageLabel.text = message
        parent.addSubview(view)
        current = view
        DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
            UIAccessibility.post(notification: .announcement, argument: message)
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + 3) { [weak self] in
            self?.dismiss()
        }
    }

    func dismiss() {
        current?.removeFromSuperview()
        current = nil
    }
}

final class SnackbarView: UIView {
    let messageLabel = UILabel()
}
