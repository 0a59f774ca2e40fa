// fixture: --ios 17.0
import SwiftUI

struct CounterView: View {
    @State private var count = 0

    var body: some View {
        Button("Add one") {
            count += 1
            AccessibilityNotification.Announcement("Count: \(count)").post()
        }
    }
}
