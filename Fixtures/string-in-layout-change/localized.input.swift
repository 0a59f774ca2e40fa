import UIKit

enum Announcer {
    static func saveFinished() {
        UIAccessibility.post(notification: .layoutChanged, argument: String(localized: "Saved"))
    }

    static func saveFailed() {
        UIAccessibility.post(
            notification: .layoutChanged,
            argument: NSLocalizedString("SAVE_FAILED", comment: "Nothing was saved"))
    }
}
