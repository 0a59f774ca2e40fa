import UIKit

final class GearViewController: UIViewController {
    @IBOutlet private var statusLabel: UILabel!
    private var gear = 0

    @IBAction private func shift(_ sender: UIButton) {
        switch gear {
        case 0:
            statusLabel.text = "First gear"
            DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
                UIAccessibility.post(notification: .announcement, argument: "First gear")
            }
        case 1:
            statusLabel.text = "Second gear"
            DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
                UIAccessibility.post(notification: .announcement, argument: "Second gear")
            }
            break
        default: break
        }
    }
}
