import UIKit

final class FareViewController: UIViewController {
    @IBOutlet private var resultLabel: UILabel!
    private var isChild = false

    @IBAction private func calculate(_ sender: UIButton) {
        resultLabel.text =
            if isChild {
                "Half fare"
            } else {
                "Full fare"
            }
        if let message = resultLabel.text {
            DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
                UIAccessibility.post(notification: .announcement, argument: message)
            }
        }
    }
}
