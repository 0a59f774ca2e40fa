import UIKit

final class PhotoViewController: UIViewController {
  @IBOutlet weak var captionView: UIView!

  @IBAction func showCaption(_ sender: UIButton) {
    captionView.isHidden = false
    Timer.scheduledTimer(
      timeInterval: 4, target: self, selector: #selector(fadeCaption), userInfo: nil,
      repeats: false)
  }

  @objc private func fadeCaption() {
    captionView.isHidden = true
  }
}
