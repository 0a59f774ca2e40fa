import UIKit

final class Toaster {
  static func show(message: String, in window: UIWindow) {
    let toastView: UIView = {
      let view = UIView()
      view.backgroundColor = .black
      view.alpha = 1.0
      return view
    }()
    let toastLabel: UILabel = {
      let label = UILabel()
      label.text = message
      label.textColor = .white
      return label
    }()
    window.addSubview(toastView)
    toastView.addSubview(toastLabel)
    UIView.animate(
      withDuration: 0.3, delay: 2, animations: { toastView.alpha = 0 },
      completion: { _ in toastView.removeFromSuperview() })
  }
}
