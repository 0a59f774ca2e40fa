// fixture: --unsafe-fixes
import UIKit

final class RootCoordinator {
    @MainActor
    func show(viewController: UIViewController?, in window: UIWindow) {
        window.rootViewController = viewController
        UIAccessibility.post(notification: .screenChanged, argument: viewController?.view)
    }

    @MainActor
    func signedOut(in window: UIWindow) {
        show(viewController: UIViewController(), in: window)
    }
}
