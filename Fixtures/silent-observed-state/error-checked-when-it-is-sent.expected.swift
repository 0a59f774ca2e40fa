import Combine
import SwiftUI

@main
struct VoucherApp: App {
    var body: some Scene {
        WindowGroup {
            VoucherView()
        }
    }
}

@MainActor
final class VoucherModel: ObservableObject {
    @Published var code = ""
    @Published var sent = ""
    @Published var errorMessage: String?
    private var subscription: AnyCancellable?

    func redeem() {
        sent = code
    }

    init() {
        subscription = $sent.sink { [weak self] code in
            self?.errorMessage = code.count == 8 ? nil : "A voucher has eight letters."
        }
    }
}

struct VoucherView: View {
    @StateObject private var model = VoucherModel()

    var body: some View {
        VStack {
            TextField("Voucher", text: $model.code)
            Button("Redeem") { model.redeem() }
            if let message = model.errorMessage {
                Text(message)
            }
        }
        .onChange(of: model.errorMessage) { newValue in
            if let message = newValue {
                DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
                    UIAccessibility.post(notification: .announcement, argument: message)
                }
            }
        }
    }
}
