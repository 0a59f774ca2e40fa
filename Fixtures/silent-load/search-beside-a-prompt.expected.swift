// fixture: --ios 17.0
import SwiftUI

struct VerseSearchView: View {
    let chapters: [String]
    @State private var searchText = ""
    @State private var verses: [String] = []
    @State private var isSearching = false

    var body: some View {
        VStack {
            TextField("Word", text: $searchText)
                .onSubmit { search() }
            Button("Search", action: search)
                .disabled(searchText.isEmpty || isSearching)
            if isSearching {
                ProgressView()
            } else if verses.isEmpty && !searchText.isEmpty {
                Text("No verse has that word")
            } else if verses.isEmpty {
                Text("Enter a word to look for")
            } else {
                List(verses, id: \.self) { Text($0) }
            }
        }
    }

    private func search() {
        guard !searchText.isEmpty else { return }
        isSearching = true
        let words = searchText
        DispatchQueue.global(qos: .userInitiated).async {
            let found = chapters.filter { $0.contains(words) }
            DispatchQueue.main.async {
                verses = found
                if verses.isEmpty {
                    AccessibilityNotification.Announcement("No verse has that word").post()
                } else {
                    AccessibilityNotification.Announcement("Verses found: \(verses.count)").post()
                }
                isSearching = false
            }
        }
    }
}
