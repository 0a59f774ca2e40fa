import UIKit

@MainActor
final class OverlayWindowController {
  private var window: UIWindow?

  // There is nothing to go to before the window is shown.
  func show(_ contentView: UIView) {
    let controller = UIViewController()
    window?.rootViewController = controller
    controller.view.addSubview(contentView)
    DispatchQueue.main.async {
      self.window?.makeKeyAndVisible()
    }
  }
}
