import UIKit

final class GateViewController: UIViewController {
    enum Gate { case open, closed, unknown }

    @IBOutlet private var statusLabel: UILabel!
    private var gate = Gate.unknown

    @IBAction private func ask(_ sender: UIButton) {
        switch gate {
        case .open:
            statusLabel.text = "The gate is open"
            DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
                UIAccessibility.post(notification: .announcement, argument: "The gate is open")
            }
        case .closed:
            statusLabel.text = "The gate is closed"
            DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
                UIAccessibility.post(notification: .announcement, argument: "The gate is closed")
            }
        default: break
        }
    }
}
