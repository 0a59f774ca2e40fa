// fixture: --unsafe-fixes
import SwiftUI

struct ShelfView: View {
    let shelf: Shelf

    var body: some View {
        RoundButton(title: "Empty", action: {
            shelf.books = []
            UIAccessibility.post(notification: .announcement, argument: "Shelf emptied")
        })
    }
}

struct RoundButton: View {
    let title: String
    let action: () -> Void

    var body: some View {
        Button(title, action: action)
    }
}

@MainActor final class Shelf {
    var books: [String] = []
}
