import SwiftUI

/// The text is there only where the check says so; the mark beside the field has no words.
struct RenameShelf: View {
  @State private var name = ""
  @State private var isNameMissing = false

  var body: some View {
    VStack {
      HStack {
        TextField("Name", text: $name)
        if isNameMissing {
          Text("*")
        }
      }
      if isNameMissing {
        NoteLabel(text: "A shelf needs a name")
      }
      Button("Rename") {
        isNameMissing = name.isEmpty
      }
    }
  }
}

struct NoteLabel: View {
  let text: String
  var body: some View { Text(text) }
}
