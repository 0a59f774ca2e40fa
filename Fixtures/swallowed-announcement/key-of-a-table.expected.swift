// fixture: --unsafe-fixes
import UIKit

final class LoginViewController: UIViewController {
    @IBAction private func signIn(_ sender: UIButton) {
        DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
            UIAccessibility.post(
                notification: .announcement, argument: NSLocalizedString(Keys.signedIn, comment: ""))
        }
        navigationController?.popViewController(animated: true)
    }
}

enum Keys {
    static let signedIn = "signed.in"
}
