import UIKit

@MainActor
final class LoginRouter {
    weak var viewController: UIViewController?
}

extension LoginRouter {
    func showLogin(_ window: UIWindow, _ keyView: UIView) {
        window.rootViewController = viewController
        window.addSubview(keyView)

        animate(duration: 0.3) {
            keyView.alpha = 0
        } completion: {
            keyView.removeFromSuperview()
        }
    }

    private func animate(
        duration: Double, _ animations: @escaping @MainActor () -> Void,
        completion: @escaping @MainActor () -> Void
    ) {
        UIView.animate(withDuration: duration, animations: animations) { _ in completion() }
    }
}
