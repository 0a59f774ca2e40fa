// fixture: --ios 17.0
import SwiftUI

struct PromotionView: View {
    let message: String

    var body: some View {
        Text(message)
            .padding()
            .background(.thinMaterial)
    }
}
