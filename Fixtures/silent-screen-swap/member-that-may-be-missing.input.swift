import UIKit

final class MenuViewController: UIViewController {
    private var menuWindow: UIWindow?
    private var menuViewController: UIViewController?

    @IBAction private func menuTapped(_ sender: UIButton) {
        menuViewController = UIViewController()
        menuWindow?.rootViewController = menuViewController
        menuWindow?.makeKeyAndVisible()
    }
}
