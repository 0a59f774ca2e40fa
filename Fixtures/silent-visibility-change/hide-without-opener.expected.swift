import UIKit

final class LessonViewController: UIViewController {
  @IBOutlet private var hintView: UIView!

  @IBAction func hideHint(_ sender: Any) {
    hintView.isHidden = true
    UIAccessibility.post(notification: .layoutChanged, argument: nil)
  }
}
