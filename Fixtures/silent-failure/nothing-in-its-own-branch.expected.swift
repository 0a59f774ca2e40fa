import UIKit

final class PinField: UIView {
  private let errorLabel = UILabel()

  func setError(_ text: String?) {
    if text == nil {
      errorLabel.text = text
    } else {
      errorLabel.text = text
      if let message = text {
        UIAccessibility.post(notification: .announcement, argument: message)
      }
    }
    layoutIfNeeded()
  }
}
