import UIKit

final class PinField: UIView {
  private let errorLabel = UILabel()

  func setError(_ text: String?) {
    if text == nil {
      errorLabel.text = text
    } else {
      errorLabel.text = text
      if let message = text {
        DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
          UIAccessibility.post(notification: .announcement, argument: message)
        }
      }
    }
    layoutIfNeeded()
  }
}
