// fixture: --ios 17.0 --unsafe-fixes
import UIKit

final class AlbumViewController: UIViewController {
    @IBAction private func archiveTapped(_ sender: UIButton) {
        UIAccessibility.post(
            notification: .announcement,
            argument: NSAttributedString(
                string: "Album archived",
                attributes: [.accessibilitySpeechAnnouncementPriority: UIAccessibilityPriority.high]
            )
        )
    }
}
