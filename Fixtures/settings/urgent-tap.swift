import UIKit

final class ValveViewController: UIViewController {
    @IBAction private func turnTapped(_ sender: UIButton) {
        UIAccessibility.post(notification: .announcement, argument: "Error: the valve is stuck")
    }
}
