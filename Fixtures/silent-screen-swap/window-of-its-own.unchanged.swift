// fixture: --unsafe-fixes
import UIKit

final class PopupPresenter {
    private var windows: [UIWindow] = []

    func present(_ content: UIViewController, in scene: UIWindowScene) {
        let window = UIWindow(windowScene: scene)
        window.rootViewController = content
        windows.append(window)
    }
}
