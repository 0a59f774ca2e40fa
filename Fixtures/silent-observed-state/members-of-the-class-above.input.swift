import SwiftUI

@MainActor
class BaseModel: ObservableObject {
  @Published var errorMessage: String?
  @Published var isSaved = false
}

final class BadgeModel: BaseModel {
  func order() async {
    do {
      try await Service.order()
      isSaved = true
    } catch {
      errorMessage = error.localizedDescription
    }
  }
}

enum Service { static func order() async throws {} }

/// What the view shows is declared in the class above its model, which alone gives it values.
struct BadgeScreen: View {
  @StateObject private var model = BadgeModel()

  var body: some View {
    VStack {
      Text(model.errorMessage ?? "")
      if model.isSaved { Text("Your badge is ready") }
      Button("Order a badge") { Task { await model.order() } }
    }
  }
}
