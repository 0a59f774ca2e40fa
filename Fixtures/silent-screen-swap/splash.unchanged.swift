import UIKit

@MainActor
final class Router {
  var window: UIWindow?

  func showSplash() {
    let picture = UIViewController()
    let navigation = UINavigationController(rootViewController: picture)
    window?.rootViewController = navigation
    window?.makeKeyAndVisible()
  }
}
