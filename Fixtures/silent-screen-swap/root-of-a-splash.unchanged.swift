import UIKit

@MainActor
final class SplashRouter {
  private let window: UIWindow
  private var start: ((UIViewController) -> Void)?

  init(window: UIWindow) {
    self.window = window
    start = { self.setupRoot($0) }
  }

  // It is the first screen that there is.
  private func setupRoot(_ controller: UIViewController) {
    window.rootViewController = controller
  }
}
