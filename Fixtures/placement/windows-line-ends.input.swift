import UIKit

final class ElevatorViewController: UIViewController {
    @IBOutlet private var statusLabel: UILabel!
    private var floor = 0

    @IBAction private func call(_ sender: UIButton) {
        statusLabel.text = "The elevator is on floor \(floor)"
    }
}
