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
        .onChange(of: found.isEmpty) { isEmpty in
            if isEmpty, !searchText.isEmpty {
                DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
                    UIAccessibility.post(notification: .announcement, argument: "No results")
                }
            }
        }
    }
}

struct News: Identifiable {
    let id: Int
    let title: String
}
