import UIKit

final class AboutViewController: UIViewController {
  @IBOutlet var aboutView: UIView!
  @IBOutlet var aboutTextView: UITextView!
  @IBOutlet var closeButton: UIButton!

  @IBAction func closeAbout(_ sender: UIButton) {
    aboutView.isHidden = true
    aboutTextView.alpha = 1
    closeButton.alpha = 1
  }
}
