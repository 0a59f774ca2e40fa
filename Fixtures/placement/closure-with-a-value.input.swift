import UIKit

final class SettingsViewController: UIViewController {
    @IBOutlet private var statusLabel: UILabel!
    private let rooms = ["Hall", "Study"]

    @IBAction private func countLamps(_ sender: UIButton) {
        let lamps = rooms.map { room in room.count }
        statusLabel.text = "Lamps found: \(lamps.count)"
    }
}
