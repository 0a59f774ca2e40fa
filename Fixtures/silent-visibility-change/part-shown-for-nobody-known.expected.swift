import UIKit

final class RecorderController: UIViewController {
  private let discardView = UIView()
  private let noteField = UITextField()
  private let discardHeight = NSLayoutConstraint()

  func showDiscard(height: CGFloat = 48) {
    discardHeight.constant = height
    discardView.isHidden = false
  }

  func hideDiscard() {
    discardHeight.constant = 0
    discardView.isHidden = true
    UIAccessibility.post(notification: .layoutChanged, argument: nil)
  }
}
