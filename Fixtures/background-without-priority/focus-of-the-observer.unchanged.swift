// fixture: --ios 17.0 --unsafe-fixes
import UIKit

final class NotesViewController: UIViewController {
    @IBOutlet private var banner: UIView!
    private var observer: NSObjectProtocol?

    func watchSync() {
        observer = NotificationCenter.default.addObserver(
            forName: .syncDidEnd, object: nil, queue: .main
        ) { [weak self] _ in
            UIAccessibility.post(notification: .layoutChanged, argument: self?.banner)
        }
    }
}

extension Notification.Name {
    static let syncDidEnd = Notification.Name("syncDidEnd")
}
