import UIKit

final class TabsViewController: UIViewController {
    private var current: UIViewController?

    @IBAction func select(_ sender: UIButton) {
        let next = UIViewController()
        UIView.animate(
            withDuration: 0.2,
            animations: {
                if let current = self.current {
                    self.hideScreen(current)
                }
                self.showScreen(next)
            })
        current = next
    }

    private func hideScreen(_ screen: UIViewController) {
        if screen.view.superview == view {
            screen.view.removeFromSuperview()
        }
    }

    private func showScreen(_ screen: UIViewController) {
        screen.view.frame = view.frame
        view.addSubview(screen.view)
    }
}
