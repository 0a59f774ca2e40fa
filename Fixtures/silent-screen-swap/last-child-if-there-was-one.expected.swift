// fixture: --unsafe-fixes
import UIKit

final class FlowContainer: UIViewController {
    private var lastChild: UIViewController?

    func showStep(_ step: UIViewController) {
        if let old = lastChild {
            old.willMove(toParent: nil)
            old.view.removeFromSuperview()
            old.removeFromParent()
        }
        view.addSubview(step.view)
        addChild(step)
        step.didMove(toParent: self)
        lastChild = step
        UIAccessibility.post(notification: .screenChanged, argument: step.view)
    }
}

@MainActor
final class FlowCoordinator {
    private let root = UIViewController()
    private var lastChild: UIViewController?

    func showStep(_ step: UIViewController) {
        if let old = lastChild {
            old.willMove(toParent: nil)
            old.view.removeFromSuperview()
            old.removeFromParent()
        }
        root.view.addSubview(step.view)
        root.addChild(step)
        step.didMove(toParent: root)
        lastChild = step
        UIAccessibility.post(notification: .screenChanged, argument: step.view)
    }
}
