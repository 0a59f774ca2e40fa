import SwiftUI

struct PlantLabelView: View {
  @State private var note = ""
  @State private var errorText = ""

  var body: some View {
    VStack {
      NoteEntry(caption: "Note", text: $note)
      Text(errorText)
      Button("Plant") {}
    }
    .onChange(of: note) { note in
      if note.count > 40 {
        errorText = "At most 40 characters"
        return
      }
      errorText = ""
    }
  }
}

struct NoteEntry: View {
  let caption: String
  @Binding var text: String

  var body: some View {
    TextField(caption, text: $text)
  }
}
