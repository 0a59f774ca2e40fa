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
    }
}
