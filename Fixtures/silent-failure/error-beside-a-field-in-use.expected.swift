import UIKit

final class PinChangeViewController: UIViewController, UITextFieldDelegate {
  private let errorLabel = UILabel()
  private let textField = UITextField()

  func showSaveError(reason: String) {
    errorLabel.text = reason
    errorLabel.isHidden = false
    DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
      UIAccessibility.post(notification: .announcement, argument: reason)
    }
  }

  @objc private func saveTapped() {
    guard textField.text?.isEmpty == false else {
      showSaveError(reason: "Fill it in first.")
      return
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(type: .system)
    button.addTarget(self, action: #selector(saveTapped), for: .touchUpInside)
    textField.delegate = self
    textField.becomeFirstResponder()
  }
}
