import UIKit

final class CheckoutController: UIViewController {
  @IBOutlet private var contentView: UIView!
  private var current: UIViewController?

  func show(_ next: UIViewController) {
    addChild(next)
    guard let previous = current else {
      contentView.addSubview(next.view)
      next.didMove(toParent: self)
      current = next
      return
    }
    previous.willMove(toParent: nil)
    contentView.addSubview(next.view)
    previous.view.removeFromSuperview()
    previous.removeFromParent()
    next.didMove(toParent: self)
    current = next
  }

  @IBAction func advance(_ sender: UIButton) {
    show(StepController())
  }
}

final class StepController: UIViewController {}
