import UIKit

final class BrowserViewController: UIViewController {
    @IBOutlet private var sortBar: UIView!
    private var query = ""

    @IBAction private func endSearchTapped(_ sender: UIButton) {
        query = ""
        sortBar.isHidden = false
    }
}
