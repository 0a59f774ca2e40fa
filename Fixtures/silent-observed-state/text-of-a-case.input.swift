import SwiftUI

@MainActor
final class PaymentModel: ObservableObject {
    enum State {
        case idle
        case declined(errorMessage: String)
        case failed(String)
    }

    @Published private(set) var state = State.idle

    func pay() async {
        do {
            try await Till.pay()
        } catch {
            state = .failed(error.localizedDescription)
        }
    }
}

struct PaymentView: View {
    @StateObject private var model = PaymentModel()

    var body: some View {
        VStack {
            if case .failed(let message) = model.state {
                Text(message)
            }
            Button("Pay") { Task { await model.pay() } }
        }
    }
}

enum Till {
    static func pay() async throws {}
}
