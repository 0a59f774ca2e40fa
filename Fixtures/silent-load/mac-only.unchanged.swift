#if os(macOS)
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
                } catch {
                    errorMessage = error.localizedDescription
                }
            }
    }
}

enum RecipeService {
    static func search(_ query: String) async throws -> [String] { [] }
}
#endif
