import SwiftUI

struct HarbourSearchView: View {
  @State private var query = ""
  @State private var boats: [String] = []
  @State private var berths: [String] = []
  @State private var isSearching = false

  var body: some View {
    VStack {
      if isSearching { ProgressView() }
      ForEach(boats, id: \.self) { boat in Text(boat) }
      ForEach(berths, id: \.self) { berth in Text(berth) }
      TextField("Boat or berth", text: $query)
        .onSubmit { Task { await search() } }
    }
  }

  private func search() async {
    isSearching = true
    let found = await Harbour.find(query)
    boats = found.boats
    berths = found.berths
    isSearching = false
  }
}

enum Harbour {
  static func find(_ query: String) async -> (boats: [String], berths: [String]) { ([], []) }
}
