import UIKit

final class DayViewController: UIViewController {
    @IBAction private func showEvening(_ sender: UIButton) {
        let evening = EveningViewController()
        addChild(evening)
        view.addSubview(evening.view)
        evening.didMove(toParent: self)
    }
}

final class EveningViewController: UIViewController {}
