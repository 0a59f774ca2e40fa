// fixture: --ios 17.0
import Observation
import SwiftUI

@Observable @MainActor
final class Basket {
    var errorMessage: String?

    func order() async {
        do {
            try await Orders.send()
        } catch {
            errorMessage = error.localizedDescription
        }
    }
}

struct BasketView: View {
    @Environment(Basket.self) private var basket

    var body: some View {
        VStack {
            if let errorMessage = basket.errorMessage {
                Text(errorMessage)
            }
            Button("Order") { Task { await basket.order() } }
        }
    }
}

enum Orders {
    static func send() async throws {}
}
