// fixture: --ios 16.0 --unsafe-fixes
import UIKit

/// Either way the layout changes: told once, behind both branches.
final class RegistrationController: UIViewController {
  private let emailField = UITextField()
  private let repeatField = UITextField()
  private let hintLabel = UILabel()
  private let model = RegistrationModel()

  override func viewDidLoad() {
    super.viewDidLoad()
    model.onChange = { [weak self] isNew in
      guard let self else { return }
      if isNew {
        self.emailField.isHidden = false
        self.repeatField.isHidden = false
      } else {
        self.emailField.isHidden = true
        self.repeatField.isHidden = true
      }
    }
  }
}

final class RegistrationModel {
  var onChange: ((Bool) -> Void)?
}
