import UIKit

final class ElevatorViewController: UIViewController {
    @IBOutlet private var statusLabel: UILabel!

    @IBAction private func call(_ sender: UIButton) {
        statusLabel.text = "The elevator is on its way"
        DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
            UIAccessibility.post(
                notification: .announcement,
                argument: "The elevator is on its way"
            )
        }
    }
}
