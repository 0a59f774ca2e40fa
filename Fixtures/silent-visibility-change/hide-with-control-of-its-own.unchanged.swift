import UIKit

final class CollageViewController: UIViewController {
  @IBOutlet private var framesView: UIView!
  @IBOutlet private var publishButton: UIButton!
  @IBOutlet private var closeButton: UIButton!

  @IBAction private func closeTapped(_ sender: UIButton) {
    hideTools()
  }

  private func hideTools() {
    framesView.isHidden = true
    publishButton.isHidden = false
    closeButton.setImage(UIImage(systemName: "xmark"), for: .normal)
  }
}
