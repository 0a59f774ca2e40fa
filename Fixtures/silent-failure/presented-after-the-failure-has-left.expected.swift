// fixture: --ios 16.0
import UIKit

final class SignInController: UIViewController {
  private let errorLabel = UILabel()
  private let service = SignInService()

  @IBAction func signIn() {
    service.signIn { isDone in
      if !isDone {
        self.showErrorMessage("The password is wrong")
        return
      }
      self.present(UIViewController(), animated: true)
    }
  }

  // What the screen goes on to is not presented then.
  private func showErrorMessage(_ message: String) {
    errorLabel.text = message
    errorLabel.isHidden = false
    UIAccessibility.post(notification: .announcement, argument: message)
  }
}

final class SignUpController: UIViewController {
  private let errorLabel = UILabel()
  private let service = SignInService()

  @IBAction func signUp() {
    service.signIn { isDone in
      if !isDone {
        self.showErrorMessage("The name is taken")
      }
      self.present(UIViewController(), animated: true)
    }
  }

  private func showErrorMessage(_ message: String) {
    errorLabel.text = message
    errorLabel.isHidden = false
    DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
      UIAccessibility.post(notification: .announcement, argument: message)
    }
  }
}

final class SignInService {
  func signIn(_ done: @escaping @MainActor (Bool) -> Void) {}
}
