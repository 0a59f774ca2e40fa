// fixture: --ios 16.0
import UIKit

final class TagsViewController: UIViewController {
    @IBOutlet private var stack: UIStackView!
    @IBOutlet private var hint: UIView!

    @IBAction private func reset(_ sender: Any) {
        for view in stack.arrangedSubviews {
            view.removeFromSuperview()
        }
    }
}
