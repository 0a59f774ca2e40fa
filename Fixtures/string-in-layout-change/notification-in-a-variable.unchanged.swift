import UIKit

@MainActor
final class FocusMover {
    func post(_ notification: UIAccessibility.Notification, _ text: String) {
        UIAccessibility.post(notification: notification, argument: text)
    }
}
