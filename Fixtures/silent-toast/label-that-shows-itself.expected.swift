// fixture: --ios 16.0
import UIKit

class PaddedLabel: UILabel {}

final class ToastLabel: PaddedLabel {
  func show(in host: UIView) {
    host.addSubview(self)
    UIView.animate(withDuration: 0.3, delay: 2) {
      self.alpha = 0
    } completion: { _ in
      self.removeFromSuperview()
    }
    if let message = text {
      DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
        UIAccessibility.post(notification: .announcement, argument: message)
      }
    }
  }
}

final class MapController: UIViewController {
  @IBAction private func pinTapped(_ sender: UIButton) {
    let toast = ToastLabel()
    toast.text = [sender.currentTitle, "pinned"].compactMap { $0 }.joined(separator: " ")
    toast.show(in: view)
  }
}
