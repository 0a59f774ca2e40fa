import UIKit

final class FilterScreen: UIViewController {
  private let overlayView = UIView()
  private let drawer = FilterList()

  @objc func openFilters(_ sender: UIButton) {
    guard let window = view.window else { return }
    overlayView.backgroundColor = .black
    window.addSubview(overlayView)
    window.addSubview(drawer)

    overlayView.frame = window.bounds
    drawer.frame = CGRect(x: 0, y: 0, width: 280, height: window.bounds.height)
    overlayView.alpha = 0
    UIView.animate(withDuration: 0.3) {
      self.overlayView.alpha = 1
    }
    UIAccessibility.post(notification: .screenChanged, argument: drawer)
  }
}

final class FilterList: UIView {}
