// fixture: --unsafe-fixes
import UIKit

final class AlbumViewController: UIViewController {
    @IBAction private func archiveTapped(_ sender: UIButton) {
        DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
            UIAccessibilityPostNotification(
                UIAccessibilityAnnouncementNotification,
                "Album archived"
            )
        }
    }
}

private let UIAccessibilityAnnouncementNotification = UIAccessibility.Notification.announcement

@MainActor private func UIAccessibilityPostNotification(
    _ kind: UIAccessibility.Notification, _ text: Any?
) {
    UIAccessibility.post(notification: kind, argument: text)
}
