// fixture: --ios 16.0 --unsafe-fixes
import UIKit

/// The first branch ends the function: each tells for itself.
final class EnrolmentController: UIViewController {
  private let emailField = UITextField()
  private let repeatField = UITextField()
  private let model = EnrolmentModel()

  override func viewDidLoad() {
    super.viewDidLoad()
    model.onChange = { [weak self] isNew in
      guard let self else { return }
      if isNew {
        self.emailField.isHidden = false
        self.repeatField.isHidden = false
        UIAccessibility.post(notification: .layoutChanged, argument: nil)
        return
      } else {
        self.emailField.isHidden = true
        self.repeatField.isHidden = true
        UIAccessibility.post(notification: .layoutChanged, argument: nil)
      }
    }
  }
}

final class EnrolmentModel {
  var onChange: ((Bool) -> Void)?
}
