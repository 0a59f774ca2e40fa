import SwiftUI

struct ClinicSearch: View {
  @State private var query = ""
  @State private var isSearching = false
  @State private var results: [Visit] = []
  @State private var errorMessage: String?

  var body: some View {
    VStack {
      TextField("Search", text: $query)
      Button("Search") { performSearch() }
      if isSearching { ProgressView() }
      if let errorMessage { Text(errorMessage) }
      List(results) { Text($0.name) }
    }
  }

  private func performSearch() {
    Task {
      isSearching = true
      errorMessage = nil
      do {
        let found = try await ClinicStore.visits(query)
        if query.hasPrefix("last") {
          results = Array(found.prefix(1))
        } else {
          results = found
        }
      } catch {
        errorMessage = error.localizedDescription
        results = []
      }
      isSearching = false
    }
  }
}
struct Visit: Identifiable, Sendable { let id: Int; let name: String }
enum ClinicStore { static func visits(_ q: String) async throws -> [Visit] { [] } }
