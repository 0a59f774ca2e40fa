import UIKit

final class WorkHUD: UIView {
  let label = UILabel()

  static func add(to host: UIView) -> WorkHUD {
    let hud = WorkHUD(frame: host.bounds)
    host.addSubview(hud)
    hud.show()
    return hud
  }

  private func show() {
    UIView.animate(withDuration: 0.2) { self.alpha = 1 }
  }
}
