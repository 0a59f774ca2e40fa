// fixture: --ios 17.0 --unsafe-fixes
import SwiftUI

struct AlbumView: View {
    @State private var isArchived = false
    var body: some View {
        Button("Archive") {
            isArchived = true
            DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
                AccessibilityNotification.Announcement("Album archived").post()
            }
        }
    }
}
