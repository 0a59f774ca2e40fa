// fixture: --ios 16.0
import UIKit

final class MenuController: UIViewController {
  var heading = "Menu"

  override func viewDidLoad() {
    super.viewDidLoad()
    UIAccessibility.post(notification: .layoutChanged, argument: "Menu of \(heading)")
  }

  @IBAction private func fold(_ sender: UIButton) {
    UIAccessibility.post(notification: .announcement, argument: "Menu of \(heading)")
  }
}
