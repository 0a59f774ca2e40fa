import UIKit

@MainActor final class SceneState {
  static let shared = SceneState()
  func isActive() -> Bool { true }
}

final class HintTooltipView: UIView {
  func dismissWithAnimation() {
    guard SceneState.shared.isActive() else {
      return self.removeFromSuperview()
    }
    self.layer.opacity = 0
  }
}

final class HintsViewController: UIViewController {
  private let hint = HintTooltipView()

  @IBAction private func closeTapped(_ sender: UIButton) {
    hint.dismissWithAnimation()
  }
}
