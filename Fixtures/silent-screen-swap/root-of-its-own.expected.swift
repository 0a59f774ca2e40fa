// fixture: --ios 16.0
import UIKit

@MainActor final class StepFlow {
  init(_ controller: UINavigationController) {}
  func start() {}
}

/// Leads from the welcome to the tabs, each in a navigation controller of its own.
@MainActor final class AppFlow {
  private let window: UIWindow
  private let welcomeController = UINavigationController(rootViewController: UIViewController())
  private let mainController = UINavigationController(rootViewController: UIViewController())

  init(window: UIWindow) { self.window = window }

  func showWelcomeFlow() {
    StepFlow(welcomeController).start()
    window.rootViewController = welcomeController
    window.makeKeyAndVisible()
    UIAccessibility.post(notification: .screenChanged, argument: welcomeController.view)
  }

  func showMainFlow() {
    StepFlow(mainController).start()
    window.rootViewController = mainController
    window.makeKeyAndVisible()
    UIAccessibility.post(notification: .screenChanged, argument: mainController.view)
  }
}
