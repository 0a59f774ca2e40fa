import PopupView
import SwiftUI

struct TransferView: View {
    @State private var showsLimit = false
    let amount: Double

    var body: some View {
        VStack {
            Button("Transfer") {
                if amount > 50 {
                    showsLimit = true
                } else {
                    send()
                }
            }
        }
        .popup(isPresented: $showsLimit, type: .floater, position: .bottom) {
            limitReached()
        }
    }

    private func limitReached() -> some View {
        VStack {
            Text("Limit reached")
            Text("You may transfer up to 50 today.")
        }
    }

    private func send() {}
}
