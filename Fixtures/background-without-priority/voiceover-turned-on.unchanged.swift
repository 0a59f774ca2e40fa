// fixture: --ios 17.0 --unsafe-fixes
import UIKit

final class NotesViewController: UIViewController {
    private var observer: NSObjectProtocol?

    func watch() {
        observer = NotificationCenter.default.addObserver(
            forName: UIAccessibility.voiceOverStatusDidChangeNotification, object: nil, queue: .main
        ) { _ in
            UIAccessibility.post(notification: .announcement, argument: "Notes are read in full")
        }
    }
}
