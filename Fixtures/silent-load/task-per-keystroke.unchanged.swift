import SwiftUI

struct RecipeSearchView: View {
    @State private var query = ""
    @State private var recipes: [String] = []
    @State private var errorMessage: String?

    var body: some View {
        VStack {
            TextField("Search", text: $query)
            List(recipes, id: \.self) { Text($0) }
            Text(errorMessage ?? "")
        }
        .task(id: query) {
            do {
                recipes = try await RecipeService.search(query)
            } catch {
                errorMessage = error.localizedDescription
            }
        }
    }
}

enum RecipeService {
    static func search(_ query: String) async throws -> [String] { [] }
}
