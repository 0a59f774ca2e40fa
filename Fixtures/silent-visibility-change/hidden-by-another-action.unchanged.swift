import UIKit

final class TourViewController: UIViewController {
    @IBOutlet private var hintPanel: UIView!

    @IBAction private func nextTapped(_ sender: UIButton) {
        hintPanel.isHidden = true
    }
}
