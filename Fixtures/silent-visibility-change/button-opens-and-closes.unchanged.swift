import UIKit

final class PaletteViewController: UIViewController {
  @IBOutlet private var colorButton: UIButton!
  @IBOutlet private var drawer: UIView!
  @IBOutlet private var colorPanel: UIView!
  @IBOutlet private var hint: UIView!

  @IBAction func toggleColors(_ sender: UIButton) {
    var frame = drawer.frame
    if !colorButton.isSelected {
      frame.origin.y = view.bounds.height - frame.height
      colorButton.isSelected = true
    } else {
      frame.origin.y = view.bounds.height
      colorButton.isSelected = false
    }
    colorPanel.alpha = 1
    UIView.animate(withDuration: 0.2) {
      self.drawer.frame = frame
    }
  }
}
