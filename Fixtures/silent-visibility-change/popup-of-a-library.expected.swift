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
                    DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
                        UIAccessibility.post(
                            notification: .announcement,
                            argument: "Limit reached. You may transfer up to 50 today."
                        )
                    }
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
