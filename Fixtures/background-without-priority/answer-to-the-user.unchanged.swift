// fixture: --ios 17.0 --unsafe-fixes
import UIKit

final class NotesViewController: UIViewController {
    @IBAction private func syncTapped(_ sender: UIButton) {
        SyncQueue.run {
            UIAccessibility.post(notification: .announcement, argument: "Notes synced")
        }
    }
}

enum SyncQueue {
    static func run(_ work: @escaping () -> Void) { work() }
}
