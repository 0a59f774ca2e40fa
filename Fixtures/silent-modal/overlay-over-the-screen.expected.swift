import UIKit

final class ProductController: UIViewController {

  @IBAction func showSizes(_ sender: UIButton) {
    let overlay = SizeGuideOverlay()
    overlay.frame = view.bounds
    view.addSubview(overlay)
    UIAccessibility.post(notification: .screenChanged, argument: overlay)
  }
}

final class SizeGuideOverlay: UIView {}
