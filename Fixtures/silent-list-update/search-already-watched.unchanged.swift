import SwiftUI

struct SongsView: View {
    @State private var songs = [Song(id: 1, title: "Hymn")]
    @State private var searchText = ""
    @State private var isLost = false

    private var found: [Song] {
        searchText.isEmpty ? songs : songs.filter { $0.title.contains(searchText) }
    }

    var body: some View {
        List {
            if found.isEmpty {
                Text("No songs found here")
            } else {
                ForEach(found) { song in
                    Text(song.title)
                }
            }
        }
        .searchable(text: $searchText)
        .onChange(of: found.isEmpty) { isEmpty in
            isLost = isEmpty
        }
    }
}

struct Song: Identifiable {
    let id: Int
    let title: String
}
