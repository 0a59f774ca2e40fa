// fixture: --ios 16.0
import SwiftUI

@MainActor
final class RecipesModel: ObservableObject {
    @Published var recipes: [String] = []
    @Published var isLoading = false

    func load() async {
        isLoading = true
        recipes = await Kitchen.recipes()
        isLoading = false
    }
}

struct RecipesView: View {
    @StateObject private var model = RecipesModel()

    var body: some View {
        VStack {
            if model.isLoading { ProgressView() }
            List(model.recipes, id: \.self) { Text($0) }
        }
        .refreshable {
            await model.load()
            if !Task.isCancelled {
                await MainActor.run {
                    UIAccessibility.post(
                        notification: .announcement,
                        argument: "Recipes loaded: \(model.recipes.count)"
                    )
                }
            }
        }
    }
}

enum Kitchen {
    static func recipes() async -> [String] { [] }
}
