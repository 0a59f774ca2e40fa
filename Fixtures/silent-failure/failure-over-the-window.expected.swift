// fixture: --ios 16.0
import UIKit

@MainActor
final class Launcher {
  var window: UIWindow?

  func presentStoreFailure() {
    let label = UILabel()
    label.text = "The archive could not be opened. Nothing was deleted."
    window?.addSubview(label)
    DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
      UIAccessibility.post(
        notification: .announcement,
        argument: "The archive could not be opened. Nothing was deleted."
      )
    }
  }
}
