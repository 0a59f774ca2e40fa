// fixture: --ios 17.0 --unsafe-fixes
import SwiftUI

struct AlbumView: View {
    @State private var isArchived = false
    var body: some View {
        Button("Archive") {
            isArchived = true
            AccessibilityNotification.Announcement("Album archived").post()
        }
    }
}
