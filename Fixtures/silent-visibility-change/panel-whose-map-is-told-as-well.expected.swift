import UIKit

struct Statue {
    var title = ""
}

final class HallMapViewController: UIViewController {
    func showStatue(_ statue: Statue) {
        view.tag += 1
    }
}

final class HallViewController: UIViewController {
    private let statuePanel = UIView()
    private let map = HallMapViewController()

    func wire(_ button: UIButton) {
        button.addTarget(self, action: #selector(nextTapped), for: .touchUpInside)
    }

    @objc private func nextTapped() {
        showStatue(Statue())
    }

    private func showStatue(_ statue: Statue) {
        statuePanel.isHidden = false
        map.showStatue(statue)
        UIAccessibility.post(notification: .layoutChanged, argument: statuePanel)
    }
}
