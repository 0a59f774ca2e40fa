import UIKit

final class BusyHUD: UIView {
  private let label = UILabel()
  private let spinner = UIActivityIndicatorView()

  func show(in view: UIView, text: String) {
    label.text = text
    view.addSubview(self)
    spinner.startAnimating()
    UIView.animate(withDuration: 0.2) { self.alpha = 1 }
  }
}

final class CardController: UIViewController {
  private let hud = BusyHUD()

  @IBAction func freeze(_ sender: UIButton) {
    hud.show(in: view, text: "Updating…")
  }
}
