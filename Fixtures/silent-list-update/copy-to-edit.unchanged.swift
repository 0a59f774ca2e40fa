import SwiftUI

struct TagsView: View {
  @State private var editableTags: [String] = []
  @State private var isEditing = false
  let tags: [String]

  var body: some View {
    VStack {
      if isEditing {
        ForEach(editableTags, id: \.self) { tag in Text(tag) }
      }
      Button("Edit") {
        editableTags = tags
        isEditing = true
      }
    }
  }
}
