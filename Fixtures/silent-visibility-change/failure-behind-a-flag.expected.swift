// fixture: --ios 17.0 --unsafe-fixes
import SwiftUI

struct PrinterView: View {
    @State private var showsMore = false
    let jobs: [String]

    var body: some View {
        VStack {
            List(jobs, id: \.self) { Text($0) }
            Button("Why?") {
                showsMore = true
                DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
                    AccessibilityNotification.Announcement(
                        AttributedString(
                            "Could not reach the printer",
                            attributes: AttributeContainer().accessibilitySpeechAnnouncementPriority(.high)
                        )
                    ).post()
                }
            }
            if showsMore {
                Text("Could not reach the printer")
                Button("Hide") { showsMore = false }
            }
        }
    }
}
