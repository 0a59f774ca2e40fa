// fixture: --unsafe-fixes
import SwiftUI

/// The view's parameter says which class its model is of.
struct NoteForm<Model: NoteModel>: View {
  @StateObject var model: Model

  var body: some View {
    VStack {
      TextField("Note", text: $model.text)
      if model.hasError {
        Text("A note needs a text")
      }
      Button("Save") { model.save() }
    }
    .onChange(of: model.hasError) { hasError in
      if hasError {
        DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
          UIAccessibility.post(notification: .announcement, argument: "A note needs a text")
        }
      }
    }
  }
}

class NoteModel: ObservableObject {
  @Published var text = ""
  @Published var hasError = false

  func save() {
    guard !text.isEmpty else {
      hasError = true
      return
    }
    hasError = false
  }
}
