import UIKit

@MainActor
final class AppCoordinator {
    private let window: UIWindow
    private let navigationController = UINavigationController(rootViewController: UIViewController())
    private var onEnding: (() -> Void)?

    init(window: UIWindow) {
        self.window = window
        setup()
    }

    func start() {
        window.makeKeyAndVisible()
    }

    private func setup() {
        window.rootViewController = navigationController
        onEnding = {
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { [weak self] in
                self?.endDemo()
            }
        }
    }

    private func endDemo() {
        UIView.transition(with: window, duration: 0.3, options: .transitionCrossDissolve, animations: {
            self.setup()
        })
    }
}
