// fixture: --ios 16.0
import UIKit

final class CanvasView: UIView {
  private let loupeView = UIView()

  @objc func showLoupe(_ sender: UIButton) {
    addSubview(loupeView)
  }

  @objc func hideLoupe(_ sender: UIButton) {
    loupeView.removeFromSuperview()
  }

  func setUp(_ button: UIButton) {
    button.addTarget(self, action: #selector(showLoupe), for: .touchUpInside)
    button.addTarget(self, action: #selector(hideLoupe), for: .touchUpInside)
  }
}
