import UIKit

enum Announcer {
    static func saveFinished() {
        UIAccessibility.post(notification: .announcement, argument: String(localized: "Saved"))
    }

    static func saveFailed() {
        UIAccessibility.post(
            notification: .announcement,
            argument: NSLocalizedString("SAVE_FAILED", comment: "Nothing was saved"))
    }
}
