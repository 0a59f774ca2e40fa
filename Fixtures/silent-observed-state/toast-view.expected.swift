// fixture: --ios 17.0
import SwiftUI

struct ToastView: View {
    let message: String

    var body: some View {
        Text(message)
            .padding()
            .font(.footnote)
            .onAppear {
                DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
                    AccessibilityNotification.Announcement(message).post()
                }
            }
            .onChange(of: message) { _, message in
                DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
                    AccessibilityNotification.Announcement(message).post()
                }
            }
    }
}
