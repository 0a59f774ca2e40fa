import SwiftUI

struct HintView: View {
    @State private var isHintShown = true
    @State private var hintsRead = 0

    var body: some View {
        VStack {
            if isHintShown {
                Image("hint")
            }
            Button("Close") { close() }
        }
    }

    private func close() {
        print("The hint was closed")
        hintsRead += 1
        isHintShown = false
    }
}
