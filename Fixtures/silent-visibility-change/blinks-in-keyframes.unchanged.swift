import UIKit

final class TicketCodeView: UIView {
  private let copiedView = UIView()

  func blinkCopied() {
    UIView.animateKeyframes(withDuration: 1.2, delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.2) {
        self.copiedView.alpha = 1
      }
      UIView.addKeyframe(withRelativeStartTime: 0.7, relativeDuration: 0.3) {
        self.copiedView.alpha = 0
      }
    }
  }
}

final class TicketController: UIViewController {
  @IBOutlet private var codeView: TicketCodeView!

  @IBAction private func codeTapped() {
    codeView.blinkCopied()
  }
}
