import UIKit

@MainActor
final class AppCoordinator {
  private let window: UIWindow
  private let home = UITabBarController()

  init(window: UIWindow) {
    self.window = window
  }

  func start() {
    window.rootViewController = home
    window.makeKeyAndVisible()
  }
}
