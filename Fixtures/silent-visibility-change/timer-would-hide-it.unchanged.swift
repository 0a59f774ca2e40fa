import UIKit

final class StatusNote: UIView {
  private let overlayWindow = UIView()
  private var dismissTimer: Timer?

  func dismiss() {
    dismissTimer?.invalidate()
    dismissTimer = nil
    UIView.animate(
      withDuration: 0.3, animations: { self.overlayWindow.alpha = 0 },
      completion: { _ in
        self.overlayWindow.removeFromSuperview()
      })
  }
}
