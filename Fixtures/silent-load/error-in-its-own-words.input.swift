import SwiftUI

@MainActor
final class FerriesModel: ObservableObject {
  @Published private(set) var ferries: [String] = []
  @Published private(set) var errorMessage: String?
  @Published private(set) var isLoading = false

  func load() async {
    isLoading = true
    errorMessage = nil
    do {
      ferries = try await request()
    } catch {
      errorMessage = error.localizedDescription
    }
    isLoading = false
  }

  private func request() async throws -> [String] { [] }
}

struct FerriesScreen: View {
  @StateObject private var model = FerriesModel()

  var body: some View {
    List {
      if model.isLoading {
        ProgressView()
      }
      if let errorMessage = model.errorMessage {
        notice(errorMessage)
      }
      ForEach(model.ferries, id: \.self) { Text($0) }
    }
    .task {
      await model.load()
    }
  }

  private func notice(_ text: String) -> some View {
    Text(text)
  }

  private func friendly(_ message: String) -> String {
    message.contains("offline") ? "You are offline." : "The ferries could not be loaded."
  }
}
