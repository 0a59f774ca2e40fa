import SwiftUI

struct Shop: Identifiable { let id: Int }

actor Directory {
  func shops(_ query: String) async throws -> [Shop] { [] }
}

struct ShopSearchView: View {
  @State private var shops: [Shop] = []
  @State private var hasSearched = false
  @State private var isSearching = false
  @State private var problem = ""
  private let directory = Directory()

  var body: some View {
    VStack {
      Text(problem)
      if isSearching {
        ProgressView()
      } else if shops.isEmpty && hasSearched {
        Text("No shops found")
      } else if !shops.isEmpty {
        List(shops) { shop in Text("Shop \(shop.id)") }
      } else {
        Text("Search for shops")
      }
      Button("Search") { Task { await search("tea") } }
    }
  }

  private func search(_ query: String) async {
    isSearching = true
    do {
      shops = try await directory.shops(query)
      hasSearched = true
    } catch {
      problem = error.localizedDescription
    }
    isSearching = false
  }
}
