import SwiftUI

struct NewsView: View {
    @State private var news = [News(id: 1, title: "Rain")]
    @State private var searchText = ""

    private var found: [News] {
        searchText.isEmpty ? news : news.filter { $0.title.contains(searchText) }
    }

    var body: some View {
        List(found) { item in
            Text(item.title)
        }
        .overlay {
            if found.isEmpty {
                Text("No news yet")
            }
        }
        .searchable(text: $searchText)
    }
}

struct News: Identifiable {
    let id: Int
    let title: String
}
