// fixture: --ios 16.0 --unsafe-fixes
import UIKit

/// A page that has come is told once, by a method that gives nothing back.
final class TourController: UIViewController {
  private let saveButton = UIButton()
}

extension TourController {
  func pageViewController(
    _ pages: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    saveButton.isHidden = false
    UIAccessibility.post(notification: .layoutChanged, argument: nil)
  }
}
