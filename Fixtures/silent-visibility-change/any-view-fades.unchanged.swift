import UIKit

class PlainView: UIView {}

// What any view may do is not always what the user asked for.
extension PlainView {
  func fadeIn() {
    alpha = 0
    isHidden = false
    UIView.animate(withDuration: 0.1) {
      self.alpha = 1
    }
  }
}

final class PlainViewController: UIViewController {
  private let plainView = PlainView()

  @IBAction private func plainTapped(_ sender: UIButton) {
    plainView.fadeIn()
  }
}
