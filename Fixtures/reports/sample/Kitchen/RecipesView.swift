import SwiftUI

struct RecipesView: View {
    @State private var recipes: [String] = []
    @State private var isLoading = false
    let kitchen: Kitchen

    var body: some View {
        List {
            if isLoading { ProgressView() }
            if recipes.isEmpty && !isLoading { Text("No recipes yet") }
            ForEach(recipes, id: \.self) { Text($0) }
        }
        .refreshable { await loadRecipes() }
    }

    private func loadRecipes() async {
        isLoading = true
        recipes = await kitchen.recipes()
        isLoading = false
    }
}

struct Kitchen: Sendable {
    func recipes() async -> [String] { [] }
}
