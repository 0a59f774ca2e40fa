import UIKit

final class ChoicesButton: UIButton {
  private let coverOverlay = UIControl()

  @IBAction func choicesTapped(_ sender: UIButton) {
    let host = UIApplication.shared.keyWindow
    coverOverlay.frame = UIScreen.main.bounds
    host?.addSubview(coverOverlay)
    UIAccessibility.post(notification: .screenChanged, argument: coverOverlay)
  }
}
