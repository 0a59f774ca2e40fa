import UIKit

/// Runs while the app starts: nothing is replaced.
final class HarbourCoordinator {
    private let window: UIWindow

    init(window: UIWindow) {
        self.window = window
    }

    func showLogin() {
        guard window.rootViewController == nil else { return }
        let login = LoginViewController()
        window.rootViewController = login
    }
}

final class LoginViewController: UIViewController {}
