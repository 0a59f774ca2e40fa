import UIKit

final class StageViewController: UIViewController {
    private let list = ActsViewController()

    @IBAction private func pinAct(_ sender: UIButton) {
        let badge = BadgeViewController()
        addChild(list)
        view.addSubview(badge.view)
        UIView.animate(withDuration: 0.3) {
            badge.view.frame.origin.x = 0
        }
    }
}

final class ActsViewController: UIViewController {}

final class BadgeViewController: UIViewController {}
