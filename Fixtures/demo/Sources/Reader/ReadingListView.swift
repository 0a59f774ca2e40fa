import SwiftUI

struct ReadingListView: View {
    @State private var titles = ["Middlemarch", "Momo"]
    @State private var query = ""
    @State private var toast: String?

    var body: some View {
        List {
            ForEach(titles, id: \.self) { title in
                Text(title)
                    .swipeActions(edge: .leading) {
                        Button("Copy") {
                            UIPasteboard.general.string = title
                            toast = "Title copied"
                        }
                    }
            }
            .onDelete { titles.remove(atOffsets: $0) }
        }
        .overlay(alignment: .bottom) {
            if let toast { Text(toast).padding() }
        }
        .searchable(text: $query)
        .onChange(of: query) { text in
            titles = LibraryService.shared.catalogue(matching: text)
        }
    }
}
