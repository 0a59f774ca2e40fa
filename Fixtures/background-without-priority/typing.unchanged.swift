// fixture: --ios 17.0 --unsafe-fixes
import UIKit

final class NotesViewController: UIViewController {
    private var observer: NSObjectProtocol?

    func watchSync() {
        observer = NotificationCenter.default.addObserver(
            forName: .textDidEnd, object: nil, queue: .main
        ) { _ in
            UIAccessibility.post(notification: .announcement, argument: "Notes synced")
        }
    }
}

extension Notification.Name {
    static let textDidEnd = Notification.Name("textDidEnd")
}
