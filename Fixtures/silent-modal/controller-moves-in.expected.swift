import UIKit

final class PlayerHostController: UIViewController {
  private let player = PlayerController()

  @IBAction func expandPlayer(_ sender: UIButton) {
    addChild(player)
    player.view.frame = view.bounds.offsetBy(dx: 0, dy: view.bounds.height)
    view.addSubview(player.view)
    player.didMove(toParent: self)
    UIView.animate(withDuration: 0.3) { self.player.view.frame = self.view.bounds }
    UIAccessibility.post(notification: .screenChanged, argument: player.view)
  }
}

final class PlayerController: UIViewController {}
