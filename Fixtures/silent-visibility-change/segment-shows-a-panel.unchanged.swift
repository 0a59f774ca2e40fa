import UIKit

final class AccountViewController: UIViewController {
    @IBOutlet private var addressPanel: UIView!
    @IBOutlet private var kind: UISegmentedControl!

    @IBAction private func kindPicked(_ sender: UISegmentedControl) {
        addressPanel.isHidden = sender.selectedSegmentIndex == 0
    }
}
