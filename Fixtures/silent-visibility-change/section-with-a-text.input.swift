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
