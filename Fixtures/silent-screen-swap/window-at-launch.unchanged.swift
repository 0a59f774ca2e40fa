import UIKit

final class AppCoordinator {
  private let window: UIWindow
  private let home = UITabBarController()

  init(window: UIWindow) {
    self.window = window
  }

  func showHome() {
    window.rootViewController = home
    window.makeKeyAndVisible()
  }
}
