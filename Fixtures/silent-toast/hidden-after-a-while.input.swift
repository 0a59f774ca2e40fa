import UIKit

/// A HUD in a mode of its own, which goes after two seconds.
final class ParcelViewController: UIViewController {
  @IBAction func confirmTapped(_ sender: UIButton) {
    let hud = MBProgressHUD.showAdded(to: view, animated: true)
    hud.customView = UIImageView()
    hud.label.text = "Delivery confirmed"
    DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
      hud.hide(animated: true)
    }
  }
}

final class MBProgressHUD: UIView {
  let label = UILabel()
  var customView: UIView?

  static func showAdded(to view: UIView, animated: Bool) -> MBProgressHUD { MBProgressHUD() }
  func hide(animated: Bool) {}
}
