// fixture: --ios 16.0
import UIKit

@MainActor final class StepFlow {
  init(_ controller: UINavigationController) {}
  func start() {}
}

/// Leads from the welcome to the tabs, in one navigation controller.
@MainActor final class AppFlow {
  private let window: UIWindow
  private let navigationController = UINavigationController(rootViewController: UIViewController())

  init(window: UIWindow) { self.window = window }

  func showWelcomeFlow() {
    StepFlow(navigationController).start()
    window.rootViewController = navigationController
    window.makeKeyAndVisible()
  }

  func showMainFlow() {
    StepFlow(navigationController).start()
    window.rootViewController = navigationController
    window.makeKeyAndVisible()
  }
}
