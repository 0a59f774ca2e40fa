import SwiftUI

final class RecipeModel: ObservableObject {
    @Published var title = ""
    @Published var titleError: String?
    @Published var photoStatus = ""

    func save() {
        guard !title.isEmpty else {
            titleError = "Give the recipe a title"
            return
        }
    }

    func photoUploaded() { photoStatus = "Photo added" }
}

struct RecipeView: View {
    @StateObject private var model = RecipeModel()

    var body: some View {
        Form {
            TextField("Title", text: $model.title)
            if let error = model.titleError { Text(error).foregroundColor(.red) }
            Text(model.photoStatus)
            Button("Save") { model.save() }
        }
        .onChange(of: model.titleError) { newValue in
            if let message = newValue {
                DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
                    UIAccessibility.post(notification: .announcement, argument: message)
                }
            }
        }
    }
}
