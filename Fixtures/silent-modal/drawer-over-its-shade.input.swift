import UIKit

final class FilterDrawer: NSObject {
  private let overlayView = UIView()
  private let drawer = FilterList()

  @objc func openFilters(_ sender: UIButton) {
    guard let window = sender.window else { return }
    overlayView.backgroundColor = UIColor(white: 0, alpha: 0.4)
    window.addSubview(overlayView)
    window.addSubview(drawer)

    overlayView.frame = window.bounds
    drawer.frame = CGRect(x: 0, y: 0, width: 280, height: window.bounds.height)
    overlayView.alpha = 0
    UIView.animate(withDuration: 0.3) {
      self.overlayView.alpha = 1
    }
  }
}

final class FilterList: UIView {}
