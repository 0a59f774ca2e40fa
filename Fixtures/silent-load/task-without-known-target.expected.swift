import SwiftUI

struct RecipeSearchView: View {
    let query: String
    @State private var recipes: [String] = []
    @State private var errorMessage: String?

    var body: some View {
        List(recipes, id: \.self) { Text($0) }
            .overlay { Text(errorMessage ?? "") }
            .task {
                do {
                    recipes = try await RecipeService.search(query)
                    UIAccessibility.post(
                        notification: .announcement,
                        argument: "Recipes loaded: \(recipes.count)"
                    )
                } catch {
                    errorMessage = error.localizedDescription
                    if !Task.isCancelled {
                        UIAccessibility.post(
                            notification: .announcement,
                            argument: "Error: \(error.localizedDescription)"
                        )
                    }
                }
            }
    }
}

enum RecipeService {
    static func search(_ query: String) async throws -> [String] { [] }
}
