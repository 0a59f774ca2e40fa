import UIKit

final class HelpOverlayView: UIView {
  private let box = UIView()

  func show(over window: UIWindow) {
    box.transform = .identity
    window.addSubview(self)
    UIAccessibility.post(notification: .screenChanged, argument: self)
  }
}
