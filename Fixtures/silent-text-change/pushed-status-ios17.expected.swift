// fixture: --ios 17.0 --unsafe-fixes
import UIKit

final class SyncStatusViewController: UIViewController {
    @IBOutlet private var statusLabel: UILabel!

    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            self, selector: #selector(syncFinished), name: .syncFinished, object: nil)
    }

    @objc private func syncFinished() {
        statusLabel.text = "Everything is up to date"
        UIAccessibility.post(
            notification: .announcement,
            argument: NSAttributedString(
                string: "Everything is up to date",
                attributes: [.accessibilitySpeechAnnouncementPriority: UIAccessibilityPriority.low]
            )
        )
    }
}

extension Notification.Name {
    static let syncFinished = Notification.Name("syncFinished")
}
