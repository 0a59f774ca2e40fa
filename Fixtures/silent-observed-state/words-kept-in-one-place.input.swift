import SwiftUI

/// The words stand where the app keeps all of them, and a function of the view shows them.
struct NoteForm: View {
  @StateObject private var model = NoteModel()

  var body: some View {
    VStack {
      TextField("Note", text: $model.text)
      if model.shouldShowError {
        errorMessage(text: Wording.Note.empty)
      }
      Button("Save") { model.save() }
    }
  }

  private func errorMessage(text: String) -> some View {
    Text(text).foregroundStyle(.red)
  }
}

enum Wording {
  enum Note {
    static let empty = "A note needs a text"
  }
}

final class NoteModel: ObservableObject {
  @Published var text = ""
  @Published var shouldShowError = false

  func save() {
    guard !text.isEmpty else {
      shouldShowError = true
      return
    }
    shouldShowError = false
  }
}
