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
    @Published var errorMessage: String?
    private var subscription: AnyCancellable?

    init() {
        subscription = $code.debounce(for: 1, scheduler: RunLoop.main).sink { [weak self] code in
            self?.errorMessage = code.count == 8 ? nil : "A voucher has eight letters."
        }
    }
}

struct VoucherView: View {
    @StateObject private var model = VoucherModel()

    var body: some View {
        VStack {
            TextField("Voucher", text: $model.code)
            if let message = model.errorMessage {
                Text(message)
            }
        }
        .onChange(of: model.errorMessage) { newValue in
            if let message = newValue {
                UIAccessibility.post(notification: .announcement, argument: message)
            }
        }
    }
}
