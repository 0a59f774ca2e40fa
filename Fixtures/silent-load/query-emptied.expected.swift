import SwiftUI

struct RecipesSearchView: View {
  let allRecipes: [String]
  @State private var recipes: [String] = []
  @State private var isSearching = false

  var body: some View {
    VStack {
      Button("Soups") { performSearch(query: "soup") }
      if isSearching { ProgressView() }
      List(recipes, id: \.self) { Text($0) }
    }
  }

  private func performSearch(query: String) {
    if query.isEmpty {
      recipes = allRecipes
      return
    }
    isSearching = true
    Task {
      do {
        recipes = try await foundRecipes(query)
        UIAccessibility.post(
          notification: .announcement,
          argument: "Recipes found: \(recipes.count)"
        )
        isSearching = false
      } catch {
        isSearching = false
      }
    }
  }

  private func foundRecipes(_ query: String) async throws -> [String] { [] }
}
