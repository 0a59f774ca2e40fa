import SwiftUI

struct SuggestionList: View {
  @State private var suggestions: [String] = []
  @State private var isLoading = false

  var body: some View {
    List {
      if isLoading {
        ProgressView()
      } else if suggestions.isEmpty {
        Text("Nothing to suggest today")
      }
      ForEach(suggestions, id: \.self) { Text($0) }
    }
    .refreshable { await loadSuggestions() }
  }

  private func loadSuggestions() async {
    isLoading = true
    suggestions = (try? await SuggestionService.popular(limit: 5)) ?? []
    isLoading = false
  }
}

enum SuggestionService {
  static func popular(limit: Int) async throws -> [String] { [] }
}
