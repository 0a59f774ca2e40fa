import SwiftUI

struct WordSearchView: View {
    let dictionary: [String]
    @State private var query = ""
    @State private var words: [String] = []

    var body: some View {
        VStack {
            TextField("Word", text: $query)
                .onSubmit {
                    words = dictionary.filter { $0.contains(query) }
                    let announcement = "Words shown: \(words.count)"
                    DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
                        UIAccessibility.post(notification: .announcement, argument: announcement)
                    }
                }
            List(words, id: \.self) { Text($0) }
        }
    }
}
