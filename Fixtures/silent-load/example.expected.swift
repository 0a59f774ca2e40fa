// fixture: --ios 17.0
import SwiftUI

struct RecipeSearchView: View {
  let query: String
  @State private var recipes: [Recipe] = []
  @State private var errorMessage: String?

  var body: some View {
    List(recipes) { recipe in Text(recipe.title) }
      .overlay { Text(errorMessage ?? "") }
      .task {
        do {
          recipes = try await RecipeService.search(query)
          AccessibilityNotification.Announcement("Recipes loaded: \(recipes.count)").post()
        } catch {
          errorMessage = error.localizedDescription
          if !Task.isCancelled {
            AccessibilityNotification.Announcement(
              AttributedString(
                "Error: \(error.localizedDescription)",
                attributes: AttributeContainer().accessibilitySpeechAnnouncementPriority(.high)
              )
            ).post()
          }
        }
      }
  }
}

struct Recipe: Identifiable {
  let id: Int
  let title: String
}

enum RecipeService {
  static func search(_ query: String) async throws -> [Recipe] { [] }
}
