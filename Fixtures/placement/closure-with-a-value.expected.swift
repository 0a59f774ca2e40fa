import UIKit

final class SettingsViewController: UIViewController {
    @IBOutlet private var statusLabel: UILabel!
    private let rooms = ["Hall", "Study"]

    @IBAction private func countLamps(_ sender: UIButton) {
        let lamps = rooms.map { room in room.count }
        statusLabel.text = "Lamps found: \(lamps.count)"
        let announcement = "Lamps found: \(lamps.count)"
        DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
            UIAccessibility.post(notification: .announcement, argument: announcement)
        }
    }
}
