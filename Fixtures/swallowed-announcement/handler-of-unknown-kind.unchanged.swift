// fixture: --unsafe-fixes
import SwiftUI

struct ShelfView: View {
    let shelf: Shelf

    var body: some View {
        ShelfLoader(title: "Empty", loaded: {
            shelf.books = []
            UIAccessibility.post(notification: .announcement, argument: "Shelf emptied")
        })
    }
}

struct ShelfLoader: View {
    let title: String
    let loaded: () -> Void

    var body: some View {
        Button(title, action: loaded)
    }
}

@MainActor final class Shelf {
    var books: [String] = []
}
