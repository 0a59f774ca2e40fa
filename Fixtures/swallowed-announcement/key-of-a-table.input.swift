// fixture: --unsafe-fixes
import UIKit

final class LoginViewController: UIViewController {
    @IBAction private func signIn(_ sender: UIButton) {
        UIAccessibility.post(
            notification: .announcement, argument: NSLocalizedString(Keys.signedIn, comment: ""))
        navigationController?.popViewController(animated: true)
    }
}

enum Keys {
    static let signedIn = "signed.in"
}
