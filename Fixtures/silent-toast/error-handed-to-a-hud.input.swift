import ProgressHUD
import UIKit

final class SignOutViewController: UIViewController {
    private let session = Session()

    @IBAction private func signOut(_ sender: UIButton) {
        session.end { error in
            self.showError(error)
        }
    }

    private func showError(_ error: Error?) {
        if let error = error {
            ProgressHUD.failed(error)
        }
    }

    @IBAction private func signOutEverywhere(_ sender: UIButton) {
        session.endAll { error in
            if let error = error {
                ProgressHUD.failed(error)
            }
        }
    }
}

final class SignInViewController: UIViewController {
    private let errorLabel = UILabel()

    private func showError(_ error: Error?) {
        if let error = error?.localizedDescription, !error.isEmpty {
            errorLabel.text = error
            ProgressHUD.failed(error)
        }
    }
}

@MainActor
final class Session {
    func end(_ completion: @escaping @MainActor (Error?) -> Void) {}
    func endAll(_ completion: @escaping @MainActor (Error?) -> Void) {}
}

extension ProgressHUD {
    class func failed(_ error: Error) {
        failed(error.localizedDescription)
    }
}
