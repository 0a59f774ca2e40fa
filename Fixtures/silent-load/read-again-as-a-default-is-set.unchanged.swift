// fixture: --ios 16.0
import SwiftUI

struct CardsView: View {
    @State private var cards: [String] = []
    @State private var isSaving = false

    var body: some View {
        VStack {
            if isSaving { ProgressView() }
            List(cards, id: \.self) { card in
                Button(card) { setDefault(card) }
            }
        }
    }

    private func setDefault(_ card: String) {
        isSaving = true
        Task {
            await Wallet.prefer(card)
            await MainActor.run {
                cards = Wallet.cards
                isSaving = false
            }
        }
    }
}

enum Wallet {
    static let cards: [String] = []
    static func prefer(_ card: String) async {}
}
