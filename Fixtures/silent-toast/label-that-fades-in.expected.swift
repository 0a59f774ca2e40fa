// fixture: --ios 16.0
import UIKit

final class ToastLabel: UILabel {
  func show(_ words: NSAttributedString) {
    attributedText = words
    sizeToFit()
    fadeIn { UIView.animate(withDuration: 0.4, delay: 2) { self.alpha = 0 } }
  }

  private func fadeIn(then next: @escaping () -> Void) {
    UIView.animate(withDuration: 0.4) { [weak self] in
      self?.alpha = 1
    } completion: { _ in
      next()
    }
    if let message = text {
      DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
        UIAccessibility.post(notification: .announcement, argument: message)
      }
    }
  }
}

final class StampController: UIViewController {
  @IBOutlet private var toast: ToastLabel!

  @IBAction private func stampTapped(_ sender: UIButton) {
    toast.show(NSAttributedString(string: "Stamped"))
  }
}
