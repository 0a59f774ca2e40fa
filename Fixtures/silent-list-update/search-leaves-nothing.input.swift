import SwiftUI

struct NotesView: View {
    @State private var notes = [Note(id: 1, title: "Milk"), Note(id: 2, title: "Bread")]
    @State private var searchText = ""

    private var found: [Note] {
        searchText.isEmpty ? notes : notes.filter { $0.title.contains(searchText) }
    }

    var body: some View {
        List {
            if found.isEmpty {
                Text("No notes with these words")
            } else {
                ForEach(found) { note in
                    Text(note.title)
                }
            }
        }
        .searchable(text: $searchText)
    }
}

struct Note: Identifiable {
    let id: Int
    let title: String
}
