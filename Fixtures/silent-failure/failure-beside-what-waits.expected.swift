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
            UIAccessibility.post(notification: .announcement, argument: "Recipe imported.")
          } catch {
            status = "Import failed: \(error.localizedDescription)"
            UIAccessibility.post(
              notification: .announcement,
              argument: "Import failed: \(error.localizedDescription)"
            )
          }
        case .failure(let error):
          status = error.localizedDescription
          let announcement = "Error: \(error.localizedDescription)"
          DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
            UIAccessibility.post(notification: .announcement, argument: announcement)
          }
        }
      }
    }
  }
}

@MainActor
final class Kitchen: ObservableObject {
  func importRecipe(at url: URL) async throws {}
}
