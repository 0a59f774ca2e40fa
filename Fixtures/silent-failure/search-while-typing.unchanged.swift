import SwiftUI

struct PlayersView: View {
  @State private var searchText = ""
  @State private var errorMessage: String?
  @State private var players: [String] = []

  var body: some View {
    List {
      if let errorMessage {
        Text(errorMessage)
      }
      ForEach(players, id: \.self) { Text($0) }
      Button("Again") {
        Task { await performSearch(searchText) }
      }
    }
    .searchable(text: $searchText)
    .onChange(of: searchText) { newValue in
      Task { await performSearch(newValue) }
    }
  }

  private func performSearch(_ text: String) async {
    do {
      players = try await find(text)
    } catch {
      errorMessage = "The search failed."
    }
  }

  private func find(_ text: String) async throws -> [String] { [] }
}
