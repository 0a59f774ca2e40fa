// fixture: --ios 16.0
import UIKit

@MainActor
final class Launcher {
  var window: UIWindow?

  func presentStoreFailure() {
    let screen = UIViewController()
    let label = UILabel()
    label.text = "The archive could not be opened. Nothing was deleted."
    screen.view.addSubview(label)
    window?.rootViewController = screen
  }
}
