// fixture: --ios 16.0
import UIKit

@MainActor
final class Launcher {
  var window: UIWindow?

  func presentStoreFailure() {
    let label = UILabel()
    label.text = "The archive could not be opened. Nothing was deleted."
    window?.addSubview(label)
  }
}
