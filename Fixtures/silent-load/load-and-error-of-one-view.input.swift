import SwiftUI

@MainActor
final class MealsModel: ObservableObject {
  @Published var meals: [Meal] = []
  @Published var isLoading = false
  @Published var isRefreshing = false
  @Published var errorMessage: String?
  let api = MealService()

  func search(_ query: String) {
    isLoading = true
    isRefreshing = true
    Task {
      do {
        meals = try await api.search(query)
        isLoading = false
      } catch {
        errorMessage = error.localizedDescription
        isLoading = false
      }
    }
  }
}

struct MealsView: View {
  @StateObject private var vm = MealsModel()
  @State private var query = ""

  var body: some View {
    VStack {
      if vm.isLoading {
        ProgressView()
      }
      if vm.isRefreshing { ProgressView() }
      if let error = vm.errorMessage { Text(error) }
      if vm.meals.isEmpty {
        Text("No meals found.")
      }
      Text("Meals shown: \(vm.meals.count)")
      List(vm.meals) { meal in
        Text(meal.name)
      }
      Button("Search") { vm.search(query) }
    }
  }
}

struct MealService: Sendable {
  func search(_ query: String) async throws -> [Meal] { [] }
}

struct Meal: Identifiable, Sendable {
  let id: Int
  let name: String
}
