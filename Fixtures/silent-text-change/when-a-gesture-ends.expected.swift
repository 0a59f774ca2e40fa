import UIKit

final class RatingViewController: UIViewController {
  @IBOutlet private var statusLabel: UILabel!
  @IBOutlet private var dial: UIView!

  @IBAction private func turned(_ turn: UIRotationGestureRecognizer) {
    guard turn.state == .ended else { return }
    statusLabel.text = "Rated \(Int(turn.rotation))"
    if let message = statusLabel.text {
      DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
        UIAccessibility.post(notification: .announcement, argument: message)
      }
    }
  }
}
