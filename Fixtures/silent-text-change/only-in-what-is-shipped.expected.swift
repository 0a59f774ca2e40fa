import UIKit

final class LicenceViewController: UIViewController {
    @IBOutlet private var statusLabel: UILabel!

    @IBAction private func activate(_ sender: UIButton) {
        #if !DEBUG
        statusLabel.text = "The licence is active"
        DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
            UIAccessibility.post(notification: .announcement, argument: "The licence is active")
        }
        #endif
    }

    @IBAction private func deactivate(_ sender: UIButton) {
        #if DEBUG
        statusLabel.text = "The licence is at rest"
        #endif
    }
}
