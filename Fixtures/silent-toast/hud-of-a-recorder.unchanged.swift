import UIKit

final class VoiceRecordHUD: UIView {
  private let titleLabel = UILabel()

  func show(in window: UIWindow) {
    titleLabel.text = "Slide up to cancel"
    window.addSubview(self)
    Timer.scheduledTimer(withTimeInterval: 2, repeats: false) { [weak self] _ in
      self?.removeFromSuperview()
    }
  }
}
