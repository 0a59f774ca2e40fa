import SwiftUI

struct ExerciseScreen: View {
  @State private var isEditing = false
  @State private var name = ""

  var body: some View {
    ZStack {
      if isEditing {
        editor
      } else {
        details
      }
    }
    .toolbar {
      Button("Edit") { isEditing = true }
    }
  }

  private var editor: some View {
    VStack {
      TextField("Name", text: $name)
      Button("Save") {}
    }
  }

  private var details: some View {
    VStack {
      Text(name)
      Button("Start") {}
    }
  }
}
