import UIKit

final class PhraseViewController: UIViewController {
  @IBOutlet private var strengthMeter: UIView!

  @IBAction private func clearTapped(_ sender: UIButton) {
    hideStrengthMeter()
  }

  private func hideStrengthMeter() {
    UIView.animate(withDuration: 0.2) {
      self.strengthMeter.alpha = 0
    } completion: { _ in
      self.strengthMeter.removeFromSuperview()
    }
  }
}
