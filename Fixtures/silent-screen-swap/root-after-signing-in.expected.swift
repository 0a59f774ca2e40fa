import UIKit

@MainActor
final class SessionCoordinator {
    private let window: UIWindow
    private let home: UIViewController

    init(window: UIWindow, home: UIViewController) {
        self.window = window
        self.home = home
    }

    func makeSignInAction() -> UIAction {
        UIAction { [weak self] _ in
            self?.signIn()
        }
    }

    private func signIn() {
        authenticate { [weak self] in
            guard let self else { return }
            window.rootViewController = home
            UIAccessibility.post(notification: .screenChanged, argument: home.view)
        }
    }

    private func authenticate(completion: @escaping () -> Void) {
        completion()
    }
}
