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
        aid?.resetAccessibilityNotifications()
    }
}

@MainActor
protocol Aid {
    func sendAccessibilityNotification(_ text: String)
    func resetAccessibilityNotifications()
}
