// fixture: --ios 17.0 --unsafe-fixes
import UIKit

final class NotesViewController: UIViewController {
    func watchSync() {
        NotificationCenter.default.addObserver(
            self, selector: #selector(syncDidEnd), name: .syncDidEnd, object: nil)
    }

    func finishByHand(_ done: @escaping () -> Void) {
        SyncQueue.run { self.syncDidEnd() }
    }

    @IBAction private func syncTapped(_ sender: UIButton) {
        finishByHand {}
    }

    @objc private func syncDidEnd() {
        UIAccessibility.post(notification: .announcement, argument: "Notes synced")
    }
}

extension Notification.Name {
    static let syncDidEnd = Notification.Name("syncDidEnd")
}

enum SyncQueue {
    static func run(_ work: @escaping () -> Void) { work() }
}
