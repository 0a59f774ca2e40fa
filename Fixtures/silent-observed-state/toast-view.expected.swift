// fixture: --ios 17.0
import SwiftUI

struct ToastView: View {
    let message: String

    var body: some View {
        Text(message)
            .padding()
            .font(.footnote)
            .onAppear {
                AccessibilityNotification.Announcement(message).post()
            }
            .onChange(of: message) { _, message in
                AccessibilityNotification.Announcement(message).post()
            }
    }
}
