import UIKit

final class DayViewController: UIViewController {
    private var current: UIViewController = MorningViewController()

    override func viewDidLoad() {
        super.viewDidLoad()
        let evening = EveningViewController()
        current.willMove(toParent: nil)
        addChild(evening)
        view.addSubview(evening.view)
        current.view.removeFromSuperview()
        current.removeFromParent()
        evening.didMove(toParent: self)
        current = evening
    }
}

final class MorningViewController: UIViewController {}
final class EveningViewController: UIViewController {}
