import UIKit

final class TipsViewController: UIViewController {
    @IBOutlet private var tipPanel: UIView!
    private var hasTip = false

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        updateTip()
    }

    @IBAction private func tipTapped(_ sender: UIButton) {
        hasTip.toggle()
        updateTip()
    }

    private func updateTip() {
        tipPanel.isHidden = !hasTip
    }
}
