// fixture: --unsafe-fixes
import SwiftUI

struct PayView: View {
    @State private var didPay = false

    var body: some View {
        VStack {
            if didPay {
                paidSection
            }
            Button("Pay") {
                didPay = true
                DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
                    UIAccessibility.post(
                        notification: .announcement,
                        argument: "Your payment is on its way"
                    )
                }
            }
        }
    }

    private var paidSection: some View {
        VStack {
            Text("Your payment is on its way")
            Text("It takes a day")
        }
    }
}
