import UIKit

final class SignUpPresenter {
  weak var view: SignUpViewController?

  func answer(_ isValid: Bool) {
    if !isValid { view?.showValidation(message: "Enter an address") }
  }
}

final class SignUpViewController: UIViewController {
  @IBOutlet private var errorLabel: UILabel!
  @IBOutlet private var addressField: UITextField!
  var presenter: SignUpPresenter?

  func showValidation(message: String) {
    errorLabel.text = message
    DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
      UIAccessibility.post(notification: .announcement, argument: message)
    }
  }
}
