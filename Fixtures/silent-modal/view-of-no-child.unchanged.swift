import UIKit

final class StageViewController: UIViewController {
    private let list = ActsViewController()

    @IBAction private func pinAct(_ sender: UIButton) {
        let poster = PosterViewController()
        addChild(list)
        view.addSubview(poster.view)
        UIView.animate(withDuration: 0.3) {
            poster.view.frame.origin.x = 0
        }
    }
}

final class ActsViewController: UIViewController {}

final class PosterViewController: UIViewController {}
