import UIKit

final class CodeDialog: UIViewController {
  func dismiss(saving: Bool) {
    UIView.animate(
      withDuration: 0.3,
      animations: { self.view.alpha = 0 },
      completion: { _ in self.dismiss(animated: false, completion: nil) })
  }
}
