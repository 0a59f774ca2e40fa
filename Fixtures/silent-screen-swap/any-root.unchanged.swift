import UIKit

/// Puts up whatever comes first, and whatever comes after it.
@MainActor
final class Stage {
    private let window: UIWindow

    init(window: UIWindow) {
        self.window = window
    }

    func present(_ controller: UIViewController) {
        window.rootViewController = controller
        window.makeKeyAndVisible()
    }
}
