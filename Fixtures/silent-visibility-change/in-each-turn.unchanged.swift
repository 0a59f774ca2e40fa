import UIKit

final class FindingsController: UIViewController {
    @IBAction private func hideNotFound(_ sender: UIButton) {
        view.subviews.forEach { view in
            if view.tag == 1010 {
                view.removeFromSuperview()
            }
        }
    }
}
