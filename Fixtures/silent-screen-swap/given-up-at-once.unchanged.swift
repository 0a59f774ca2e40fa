import UIKit

final class LockViewController: UIViewController {
    private var lastViewController: UIViewController?

    @IBAction private func unlockTapped(_ sender: UIButton) {
        view.window?.rootViewController = lastViewController
        lastViewController = nil
    }
}
