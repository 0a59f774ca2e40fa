import SwiftUI

final class LedgerModel: ObservableObject {
    @Published var error: LocalizedStringKey?

    func post(_ amount: Int) {
        error = amount > 0 ? nil : "ledger.amount.invalid"
    }
}

struct LedgerView: View {
    @ObservedObject var model: LedgerModel

    var body: some View {
        VStack {
            if let error = model.error {
                Text(error)
            }
        }
    }
}
