// fixture: --ios 17.0 --unsafe-fixes
import UIKit

final class NotesViewController: UIViewController {
    private var observer: NSObjectProtocol?

    func watchSync() {
        observer = NotificationCenter.default.addObserver(
            forName: .syncDidEnd, object: nil, queue: .main
        ) { _ in
            UIAccessibility.post(notification: .announcement, argument: "Sync failed")
        }
    }
}

extension Notification.Name {
    static let syncDidEnd = Notification.Name("syncDidEnd")
}
