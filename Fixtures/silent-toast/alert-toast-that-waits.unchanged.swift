// fixture: --ios 17.0
import AlertToast
import SwiftUI

struct RecipeView: View {
    @State private var isKeeping = false
    let book: CookBook

    var body: some View {
        Button("Keep") {
            isKeeping = true
            book.keep()
        }
        .toast(isPresenting: $isKeeping) {
            AlertToast(type: .loading, title: "Keeping the recipe")
        }
    }
}

final class CookBook: Sendable {
    func keep() {}
}
