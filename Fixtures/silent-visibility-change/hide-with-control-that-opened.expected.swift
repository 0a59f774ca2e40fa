import UIKit

final class MosaicViewController: UIViewController {
  @IBOutlet private var framesView: UIView!
  @IBOutlet private var framesButton: UIButton!
  @IBOutlet private var closeButton: UIButton!

  @IBAction private func closeTapped(_ sender: UIButton) {
    hideTools()
  }

  private func hideTools() {
    framesView.isHidden = true
    framesButton.isHidden = false
    closeButton.setImage(UIImage(systemName: "xmark"), for: .normal)
    UIAccessibility.post(notification: .layoutChanged, argument: framesButton)
  }
}
