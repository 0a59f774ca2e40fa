import UIKit

final class SeatViewController: UIViewController {
    @IBOutlet private var statusLabel: UILabel!
    var aid: (any Aid)?

    @IBAction private func reserveTapped(_ sender: UIButton) {
        statusLabel.text = "The seat is reserved"
        aid?.sendAccessibilityNotification("The seat is reserved")
    }

    @IBAction private func releaseTapped(_ sender: UIButton) {
        statusLabel.text = "The seat is free again"
        DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
            UIAccessibility.post(notification: .announcement, argument: "The seat is free again")
        }
        aid?.resetAccessibilityNotifications()
    }
}

@MainActor
protocol Aid {
    func sendAccessibilityNotification(_ text: String)
    func resetAccessibilityNotifications()
}
