import UIKit

final class PlanViewController: UIViewController {
    private var current: UIViewController?

    @objc private func routeTapped() {
        selectTab(UIViewController())
    }

    private func selectTab(_ next: UIViewController) {
        current?.willMove(toParent: nil)
        current?.view.removeFromSuperview()
        current?.removeFromParent()
        addChild(next)
        view.addSubview(next.view)
        next.didMove(toParent: self)
        current = next
    }

    func makeButton() -> UIButton {
        let button = UIButton()
        button.addTarget(self, action: #selector(routeTapped), for: .touchUpInside)
        return button
    }
}
