import UIKit

final class BaseController: UIViewController {
  private let bannerView = BannerView()

  @IBAction func save(_ sender: UIButton) {
    showBanner(message: "Saved", isError: false)
  }

  func showBanner(message: String, isError: Bool) {
    bannerView.configure(message: message, isError: isError)
    if bannerView.superview == nil {
      view.addSubview(bannerView)
    }
    UIView.animate(withDuration: 0.35) { self.bannerView.alpha = 1 }
  }
}

final class BannerView: UIView {
  private let messageLabel = UILabel()

  func configure(message: String, isError: Bool) {
    messageLabel.text = message
    backgroundColor = isError ? .red : .green
  }
}
