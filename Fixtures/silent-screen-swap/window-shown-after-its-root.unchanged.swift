import UIKit

@MainActor
final class AppRouter {
  var window: UIWindow?
  var isKnown = false

  func switchToHome() {
    window = UIWindow()
    if isKnown {
      let home = UIViewController()
      window?.rootViewController = home
    } else {
      let welcome = UIViewController()
      window?.rootViewController = welcome
    }
    window?.makeKeyAndVisible()
  }
}
