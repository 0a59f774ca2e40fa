import UIKit

final class AddressField: UITextField {
  private let errorLabel = UILabel()

  func enableError(message: String) {
    addSubview(errorLabel)
    errorLabel.text = message.uppercased()
  }

  private func markInvalid() {
    errorLabel.isHidden = false
  }

  private func markValid() {
    errorLabel.isHidden = true
  }
}
