import UIKit

final class DesktopController: UIViewController {
  @IBOutlet private var canvasView: UIView!

  @IBAction func touch(_ sender: UIButton) {
    let rippleView = UIView(frame: sender.frame)
    canvasView.addSubview(rippleView)
    UIView.animate(
      withDuration: 0.4, animations: { rippleView.transform = CGAffineTransform(scaleX: 2, y: 2) },
      completion: { _ in rippleView.removeFromSuperview() })
  }
}
