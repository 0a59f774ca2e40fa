import UIKit

final class CustomNavigationBar: UIView {
  @IBOutlet private var backButton: UIButton!

  @IBAction private func finish(_ sender: UIButton) { hideBackButton() }

  func hideBackButton() {
    backButton.isHidden = true
  }
}
