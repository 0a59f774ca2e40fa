// fixture: --ios 16.0
import UIKit

final class BakeryViewController: UIViewController {
    @IBOutlet private var statusLabel: UILabel!

    override func viewDidLoad() {
        super.viewDidLoad()
        Timer.scheduledTimer(
            timeInterval: 1, target: self, selector: #selector(refresh), userInfo: nil, repeats: true)
    }

    @IBAction private func orderTapped(_ sender: UIButton) {
        refresh()
    }

    @objc private func refresh() {
        statusLabel.text = "Two loaves are ordered"
    }
}
