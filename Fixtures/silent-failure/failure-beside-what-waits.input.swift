import SwiftUI

struct RecipeImportView: View {
  @State private var isPickerShown = false
  @State private var status: String?
  @EnvironmentObject private var kitchen: Kitchen

  var body: some View {
    VStack {
      Button("Import recipe") { isPickerShown = true }
      if let status {
        Text(status)
      }
    }
    .fileImporter(isPresented: $isPickerShown, allowedContentTypes: [.audio]) { result in
      Task {
        switch result {
        case .success(let url):
          do {
            try await kitchen.importRecipe(at: url)
            status = "Recipe imported."
          } catch {
            status = "Import failed: \(error.localizedDescription)"
          }
        case .failure(let error):
          status = error.localizedDescription
        }
      }
    }
  }
}

@MainActor
final class Kitchen: ObservableObject {
  func importRecipe(at url: URL) async throws {}
}
