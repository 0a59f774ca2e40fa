import SwiftUI

struct LetterView: View {
    @State private var letters = ""

    var body: some View {
        List {
            ForEach(Array(letters), id: \.self) { Text(String($0)) }
        }
        .task { await load() }
        .refreshable { await load() }
    }

    private func load() async {
        letters = await Letters.all()
    }
}

enum Letters {
    static func all() async -> String { "abc" }
}
