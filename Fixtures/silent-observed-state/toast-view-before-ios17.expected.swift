// fixture: --ios 15.0
import SwiftUI

struct ToastView: View {
    let message: String

    var body: some View {
        Text(message)
            .padding()
            .font(.footnote)
            .onAppear {
                UIAccessibility.post(notification: .announcement, argument: message)
            }
            .onChange(of: message) { message in
                UIAccessibility.post(notification: .announcement, argument: message)
            }
    }
}
