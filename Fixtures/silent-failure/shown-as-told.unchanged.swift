import UIKit

final class AmountInput: UIView {
  private let errorLabel = UILabel()
  private var isErrorHidden = true

  func showError(message: String, isShow: Bool) {
    if isShow {
      errorLabel.text = message
      if isErrorHidden {
        isErrorHidden = false
        UIView.animate(withDuration: 0.3) {
          self.errorLabel.alpha = 1
        }
      }
    } else {
      isErrorHidden = true
      UIView.animate(withDuration: 0.3) {
        self.errorLabel.alpha = 0
      }
    }
  }
}
