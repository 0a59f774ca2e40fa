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
    @State private var isAdding = false

    var body: some View {
        VStack {
            if model.isLoading { ProgressView() }
            List(model.recipes, id: \.self) { Text($0) }
            Button("Add") { isAdding = true }
        }
        .sheet(
            isPresented: $isAdding,
            onDismiss: {
                Task {
                    await model.load()
                }
            },
            content: {
                Text("A new recipe")
            })
    }
}

enum Kitchen {
    static func recipes() async -> [String] { [] }
}
