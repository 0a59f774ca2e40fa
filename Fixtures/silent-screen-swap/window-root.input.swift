import UIKit

final class WelcomeViewController: UIViewController {
    @IBAction private func begin(_ sender: UIButton) {
        let home = HomeViewController()
        view.window?.rootViewController = home
    }
}

final class HomeViewController: UIViewController {}
