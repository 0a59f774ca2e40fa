import UIKit

final class BottomChoiceView: UIView {
  private let contentView = UIView()

  @IBAction private func close(_ sender: UIButton) { hide() }

  func hide() {
    updateConstraints(
      with: 0.3,
      update: {
        self.contentView.frame.origin.y = 300
      }
    ) {
      self.removeFromSuperview()
    }
  }

  private func updateConstraints(
    with duration: TimeInterval, update: @escaping () -> Void, completion: @escaping () -> Void
  ) {
    UIView.animate(withDuration: duration, animations: update) { _ in completion() }
  }
}
