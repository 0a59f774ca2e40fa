import UIKit

final class QueueController: UIViewController {
  @IBOutlet private var selectionToolbar: UIToolbar!

  @IBAction func showSelectionTools(_ sender: UIButton) {
    selectionToolbar.isHidden = false
  }
}
