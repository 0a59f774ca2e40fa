import SwiftUI

struct FriendsView: View {
    @State private var searchResults: [String] = []
    @State private var searchText = ""
    @State private var isSearching = false

    var body: some View {
        VStack {
            TextField("Name", text: $searchText)
            Button("Search") { searchFriends() }
            if isSearching {
                ProgressView()
            } else if !searchResults.isEmpty {
                List(searchResults, id: \.self) { Text($0) }
            } else if !searchText.isEmpty {
                Text("Nobody has that name")
            } else {
                Text("Look for friends")
            }
        }
    }

    private func searchFriends() {
        isSearching = true
        People.named(searchText) { found in
            searchResults = found
            isSearching = false
        }
    }
}

enum People {
    @MainActor
    static func named(_ name: String, done: @escaping @MainActor ([String]) -> Void) {}
}
