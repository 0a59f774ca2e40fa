// fixture: --ios 16.0
import SwiftUI

struct QuayView: View {
    @State private var message = ""

    var body: some View {
        VStack {
            Text(message)
            Circle()
                .gesture(
                    TapGesture().onEnded { _ in
                        message = "Quay chosen"
                    })
        }
    }
}
