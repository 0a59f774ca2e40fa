// fixture: --ios 17.0
import SwiftUI

struct BackupView: View {
    @State private var notice = ""

    var body: some View {
        VStack {
            Button("Restore") { restore() }
            Text(notice)
        }
    }

    private func restore() {
        guard let data = Vault.backup() else {
            notice = "Couldn’t read that backup."
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
                AccessibilityNotification.Announcement(
                    AttributedString(
                        "Couldn’t read that backup.",
                        attributes: AttributeContainer().accessibilitySpeechAnnouncementPriority(.high)
                    )
                ).post()
            }
            return
        }
        Vault.restore(data)
    }
}

enum Vault {
    static func backup() -> [UInt8]? { nil }
    static func restore(_ data: [UInt8]) {}
}
