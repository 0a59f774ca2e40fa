import UIKit

final class ResetScreen: UIView {
  private let titleLabel = UILabel()
  private let failureLabel = UILabel()

  func setText() {
    titleLabel.text = "Choose a password"
    failureLabel.text = "It could not be changed"
  }
}
