// fixture: --ios 17.0
import SwiftUI

struct OrderView: View {
    @State private var dish = ""
    let kitchen: Kitchen

    var body: some View {
        VStack {
            again(dish)
            Button("Order") {
                Task {
                    do {
                        try await kitchen.order()
                    } catch {
                        dish = "Soup of the day"
                    }
                }
            }
        }
    }

    private func again(_ words: String) -> some View {
        Button {
        } label: {
            Text(words)
        }
    }
}

final class Kitchen: Sendable {
    func order() async throws {}
}
