import UIKit

final class ElevatorViewController: UIViewController {
    @IBOutlet private var statusLabel: UILabel!

    @IBAction private func call(_ sender: UIButton) {
        statusLabel.text = "The elevator is on its way"
    }
}
