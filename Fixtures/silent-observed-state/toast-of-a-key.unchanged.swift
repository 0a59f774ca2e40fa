// fixture: --ios 17.0
import SwiftUI

struct ToastView: View {
    let message: LocalizedStringKey

    var body: some View {
        Text(message)
            .padding()
            .font(.footnote)
    }
}
