import UIKit

protocol PhoneCheck: AnyObject {
  func check(_ number: String, _ answer: @escaping (String?) -> Void)
}

final class PhoneView: UIView {
  private let errorLabel = UILabel()
  private let numberField = UITextField()
  weak var phoneCheck: PhoneCheck?

  @objc private func nextTapped() {
    phoneCheck?.check(numberField.text ?? "") { error in
      if let error { self.showError(error) }
    }
  }

  private func showError(_ error: String) {
    errorLabel.text = error
    endEditing(true)
    DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
      UIAccessibility.post(notification: .announcement, argument: error)
    }
  }

  func prepare() {
    let next = UIButton()
    next.addTarget(self, action: #selector(nextTapped), for: .touchUpInside)
    addSubview(next)
  }
}
