// fixture: --ios 16.0
import UIKit

final class BakeryViewController: UIViewController {
    @IBOutlet private var statusLabel: UILabel!

    @IBAction private func orderTapped(_ sender: UIButton) {
        refresh()
    }

    private func refresh() {
        statusLabel.text = "Two loaves are ordered"
    }
}

final class OvenViewController: UIViewController {
    private var count = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        Timer.scheduledTimer(
            timeInterval: 1, target: self, selector: #selector(refresh), userInfo: nil, repeats: true)
    }

    @objc private func refresh() {
        count += 1
    }
}
