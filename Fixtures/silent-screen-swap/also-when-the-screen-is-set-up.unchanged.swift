import UIKit

/// The first child is embedded by the same code: the screen itself is only then announced.
final class PortViewController: UIViewController {
    private let model = PortModel()
    private var child: UIViewController?

    override func viewDidLoad() {
        super.viewDidLoad()
        replaceChild(with: model.first)
        model.onChange = { [weak self] next in
            self?.replaceChild(with: next)
        }
    }

    private func replaceChild(with next: UIViewController) {
        child?.willMove(toParent: nil)
        child?.view.removeFromSuperview()
        child?.removeFromParent()
        addChild(next)
        view.addSubview(next.view)
        next.didMove(toParent: self)
        child = next
    }
}

@MainActor
final class PortModel {
    let first = UIViewController()
    var onChange: ((UIViewController) -> Void)?
}
