// fixture: --ios 17.0 --unsafe-fixes
import SwiftUI

@MainActor final class DownloadModel: ObservableObject {
    func finish() {
        AccessibilityNotification.ScreenChanged().post()
    }
}
