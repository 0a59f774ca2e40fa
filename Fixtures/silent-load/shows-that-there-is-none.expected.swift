import SwiftUI

struct Recipe: Identifiable {
    let id: Int
    let title: String
}

struct RecipesView: View {
    @State private var recipes: [Recipe] = []
    @State private var isLoading = false
    let kitchen: Kitchen

    var body: some View {
        List {
            if isLoading {
                ProgressView()
            } else if recipes.isEmpty {
                VStack {
                    Image(systemName: "fork.knife")
                    Text("No recipes yet")
                    Text("Add your first one with the plus button.")
                }
            }
            ForEach(recipes) { recipe in
                Text(recipe.title)
            }
        }
        .refreshable { await loadRecipes() }
    }

    private func loadRecipes() async {
        isLoading = true
        recipes = await kitchen.recipes()
        if !Task.isCancelled {
            if recipes.isEmpty {
                UIAccessibility.post(notification: .announcement, argument: "No recipes yet")
            } else {
                UIAccessibility.post(
                    notification: .announcement,
                    argument: "Recipes loaded: \(recipes.count)"
                )
            }
        }
        isLoading = false
    }
}

struct StepsView: View {
    @State private var steps: [String] = []
    @State private var isLoading = false
    @State private var errorMessage: String?
    let kitchen: Kitchen

    var body: some View {
        Group {
            if steps.isEmpty && !isLoading {
                ContentUnavailableView("No steps to follow", systemImage: "list.number")
            } else {
                List(steps, id: \.self) { Text($0) }
            }
        }
        .overlay {
            if isLoading { ProgressView() }
        }
        .refreshable { await loadSteps() }
    }

    private func loadSteps() async {
        isLoading = true
        steps = await kitchen.steps()
        if !Task.isCancelled {
            if steps.isEmpty {
                UIAccessibility.post(notification: .announcement, argument: "No steps to follow")
            } else {
                UIAccessibility.post(
                    notification: .announcement,
                    argument: "Steps loaded: \(steps.count)"
                )
            }
        }
        isLoading = false
    }
}

struct Kitchen: Sendable {
    func recipes() async -> [Recipe] { [] }
    func steps() async -> [String] { [] }
}
