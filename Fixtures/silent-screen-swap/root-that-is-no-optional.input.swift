import UIKit

final class PhotoController: UIViewController {
    var window: UIWindow?
    var pages: [UIViewController]?

    @IBAction private func goOn(_ sender: UIButton) {
        let vc = pages?.first as! UITabBarController
        window?.rootViewController = vc
    }
}
