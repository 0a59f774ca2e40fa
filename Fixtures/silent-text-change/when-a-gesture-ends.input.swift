import UIKit

final class RatingViewController: UIViewController {
  @IBOutlet private var statusLabel: UILabel!
  @IBOutlet private var dial: UIView!

  @IBAction private func turned(_ turn: UIRotationGestureRecognizer) {
    guard turn.state == .ended else { return }
    statusLabel.text = "Rated \(Int(turn.rotation))"
  }
}
