// fixture: --ios 17.0 --unsafe-fixes
import SwiftUI

struct AlbumView: View {
    let store: AlbumStore
    var body: some View {
        Button("Archive") {
            Task {
                await store.archive()
                AccessibilityNotification.Announcement("Album archived").post()
            }
        }
    }
}

@MainActor final class AlbumStore {
    func archive() async {}
}
