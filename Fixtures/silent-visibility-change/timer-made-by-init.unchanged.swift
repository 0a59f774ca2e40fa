import UIKit

final class ResendCodeView: UIView {
  private let resendButton = UIButton()
  private let waitLabel = UILabel()
  private var seconds = 60
  private var timer: Timer?

  func start() {
    let timer = Timer.init(
      fireAt: Date(), interval: 1, target: self, selector: #selector(showSeconds), userInfo: nil,
      repeats: true)
    RunLoop.current.add(timer, forMode: .common)
    self.timer = timer
  }

  @objc private func showSeconds() {
    seconds -= 1
    resendButton.isHidden = true
    waitLabel.isHidden = false
    waitLabel.text = String(format: "%d s", seconds)
  }
}
