// fixture: --ios 17.0
import SwiftUI

struct ToastView: View {
    let title: String
    let message: String

    var body: some View {
        VStack {
            Text(title)
            Text(message)
        }
            .padding()
            .font(.footnote)
            .onAppear {
                DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
                    AccessibilityNotification.Announcement("\(title), \(message)").post()
                }
            }
            .onChange(of: message) { _, _ in
                DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
                    AccessibilityNotification.Announcement("\(title), \(message)").post()
                }
            }
    }
}
