// fixture: --ios 17.0 --unsafe-fixes
import SwiftUI

@MainActor final class TimerModel: ObservableObject {
    let name = String(localized: "Egg timer")

    func ring() {
        if #available(iOS 17.0, *) {
            AccessibilityNotification.Announcement(
                String(localized: "Eggs are done", comment: "VoiceOver announcement")
            ).post()
        }
    }
}
