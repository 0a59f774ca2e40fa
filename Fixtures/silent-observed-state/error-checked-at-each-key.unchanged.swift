import Combine
import SwiftUI

@main
struct VoucherApp: App {
    var body: some Scene {
        WindowGroup {
            VStack {
                VoucherView()
                CouponView()
                TicketView()
            }
        }
    }
}

@MainActor
final class VoucherModel: ObservableObject {
    @Published var code = ""
    @Published var errorMessage: String?
    private var subscription: AnyCancellable?

    init() {
        subscription = $code.sink { [weak self] code in
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
    }
}

@MainActor
final class CouponModel: ObservableObject {
    @Published var code = "" {
        didSet { check() }
    }
    @Published var errorMessage: String?

    private func check() {
        errorMessage = code.count == 8 ? nil : "A coupon has eight letters."
    }
}

struct CouponView: View {
    @StateObject private var model = CouponModel()

    var body: some View {
        VStack {
            TextField("Coupon", text: $model.code)
            if let message = model.errorMessage {
                Text(message)
            }
        }
    }
}

@MainActor
final class TicketModel: ObservableObject {
    @Published var code = ""
    @Published var isComplete = false
    @Published var errorMessage: String?

    init() {
        $code
            .map { $0.count == 8 }
            .assign(to: &$isComplete)
        $isComplete
            .map { $0 ? nil : "A ticket has eight letters." }
            .assign(to: &$errorMessage)
    }
}

struct TicketView: View {
    @StateObject private var model = TicketModel()

    var body: some View {
        VStack {
            TextField("Ticket", text: $model.code)
            if let message = model.errorMessage {
                Text(message)
            }
        }
    }
}
