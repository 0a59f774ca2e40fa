import UIKit

final class ShiftController: UIViewController {
    @IBOutlet private var hereButton: UIButton!
    @IBOutlet private var awayButton: UIButton!
    @IBOutlet private var herePanel: UIView!
    @IBOutlet private var awayPanel: UIView!

    @IBAction private func showHere(_ sender: UIButton) {
        hereButton.backgroundColor = .red
        awayButton.backgroundColor = .green
        awayPanel.isHidden = true
        herePanel.isHidden = false
    }
}
