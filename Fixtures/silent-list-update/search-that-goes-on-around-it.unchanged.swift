// fixture: --ios 17.0
import SwiftUI

/// While the search goes on, another branch shows that: that the list is empty then is not its outcome.
struct AlbumPicker: View {
  @State private var searchText = ""
  @State private var isSearching = false
  @State private var results: [String] = []
  let albums: [String]

  private var shown: [String] { searchText.isEmpty ? albums : results }

  var body: some View {
    List {
      Section {
        if isSearching {
          ProgressView()
        } else {
          ForEach(shown, id: \.self) { Text($0) }
          if shown.isEmpty {
            Text("No albums found")
          }
        }
      }
    }
    .searchable(text: $searchText)
  }
}
