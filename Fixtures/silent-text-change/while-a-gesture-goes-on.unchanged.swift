import UIKit

final class CropViewController: UIViewController {
  @IBOutlet private var statusLabel: UILabel!
  @IBOutlet private var imageView: UIImageView!

  @IBAction private func pinched(_ pinch: UIPinchGestureRecognizer) {
    imageView.transform = imageView.transform.scaledBy(x: pinch.scale, y: pinch.scale)
    pinch.scale = 1
    statusLabel.text = "\(Int(imageView.transform.a * 100)) %"
    statusLabel.isHidden = false
    if pinch.state == .changed {
      statusLabel.alpha = 1
    }
  }
}
