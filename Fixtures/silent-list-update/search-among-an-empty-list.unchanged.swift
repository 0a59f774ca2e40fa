import SwiftUI

struct FilmsView: View {
    @State private var films = [Film(id: 1, title: "Metropolis")]
    @State private var searchText = ""

    private var found: [Film] {
        searchText.isEmpty ? films : films.filter { $0.title.contains(searchText) }
    }

    var body: some View {
        List {
            if searchText.isEmpty && found.isEmpty {
                Text("Add your first film")
            }
            ForEach(found) { film in
                Text(film.title)
            }
        }
        .searchable(text: $searchText)
    }
}

struct Film: Identifiable {
    let id: Int
    let title: String
}
