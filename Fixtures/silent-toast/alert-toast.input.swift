// fixture: --ios 17.0
import AlertToast
import SwiftUI

struct RecipeView: View {
    @State private var isKept = false
    @State private var isFailed = false
    @State private var message = ""
    let book: CookBook

    var body: some View {
        VStack {
            Button("Keep") {
                book.keep()
                isKept = true
            }
            Button("Share with the family") {
                Task {
                    do {
                        try await book.share()
                    } catch {
                        message = error.localizedDescription
                        isFailed = true
                    }
                }
            }
        }
        .toast(isPresenting: $isKept) {
            AlertToast(type: .regular, title: "Kept in your cook book")
        }
        .toast(isPresenting: $isFailed) {
            AlertToast(displayMode: .hud, type: .error(.red), title: message)
        }
    }
}

final class CookBook: Sendable {
    func keep() {}
    func share() async throws {}
}
