import UIKit

/// What a model is told to confirm it answers later; only a view asks at once.
final class ActivationViewController: UIViewController {
  @IBOutlet private weak var codeField: UITextField!
  @IBOutlet private weak var errorLabel: UILabel!
  private let model = ActivationModel()

  @IBAction private func activate(_ sender: UIButton) {
    model.confirmAccount(code: codeField.text ?? "") { [weak self] problem in
      DispatchQueue.main.async {
        if let problem {
          self?.errorLabel.text = problem
          self?.errorLabel.isHidden = false
        }
      }
    }
  }
}

final class ActivationModel {
  func confirmAccount(code: String, answer: @escaping @Sendable (String?) -> Void) {
    answer(code.isEmpty ? "The code is missing" : nil)
  }
}
