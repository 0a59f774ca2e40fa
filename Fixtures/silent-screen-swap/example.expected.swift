import UIKit

final class DayViewController: UIViewController {
    private var current: UIViewController = MorningViewController()

    @IBAction private func showEvening(_ sender: UIButton) {
        let evening = EveningViewController()
        current.willMove(toParent: nil)
        addChild(evening)
        view.addSubview(evening.view)
        current.view.removeFromSuperview()
        current.removeFromParent()
        evening.didMove(toParent: self)
        current = evening
        UIAccessibility.post(notification: .screenChanged, argument: evening.view)
    }
}

final class MorningViewController: UIViewController {}
final class EveningViewController: UIViewController {}
