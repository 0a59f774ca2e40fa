import SwiftUI

struct RedeemView: View {
    enum Phase { case idle, checking, failed(String), completed }
    @State private var phase: Phase = .idle
    let store: VoucherStore

    var body: some View {
        VStack {
            switch phase {
            case .idle: Text("Enter a voucher")
            case .checking: ProgressView()
            case .failed(let message): Text(message)
            case .completed: Text("The voucher is yours")
            }
            Button("Redeem") {
                Task { await redeem() }
            }
        }
    }

    private func redeem() async {
        phase = .checking
        let isGood = await store.redeem()
        guard isGood else {
            phase = .failed("The voucher is used up")
            UIAccessibility.post(notification: .announcement, argument: "The voucher is used up")
            return
        }
        phase = .completed
        UIAccessibility.post(notification: .announcement, argument: "The voucher is yours")
    }
}

struct VoucherStore { func redeem() async -> Bool { true } }
