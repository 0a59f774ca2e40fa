import UIKit

final class EntryViewController: UIViewController {
    private var isIn = false

    @IBAction private func enter(_ sender: UIButton) {
        guard let window = view.window else { return }
        UIView.transition(
            with: window, duration: 0.3, options: [],
            animations: {
                let home = UIViewController()
                window.rootViewController = home
            },
            completion: { _ in
                self.isIn = true
            })
    }
}
