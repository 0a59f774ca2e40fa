// fixture: --ios 16.0
import UIKit

final class VaultController: UIViewController {
  private var layers: [UIViewController] = []

  @IBAction private func lockTapped(_ sender: UIButton) {
    layers.append(makeLock())
    guard let top = layers.last else { return }
    addChild(top)
    view.addSubview(top.view)
    top.didMove(toParent: self)
    top.view.accessibilityViewIsModal = true
  }

  private func makeLock() -> UIViewController { UIViewController() }
}
